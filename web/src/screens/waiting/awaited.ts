import { awaited } from '$/text/waiting';
import type { SeatView, TableView } from '$/wire/made/wire';

const taken = (seat: SeatView): boolean => Boolean(seat.name);
const person = (seat: SeatView): boolean => taken(seat) && !seat.level;
const names = (seats: readonly SeatView[]): string => seats.map((seat) => seat.name).join(', ');

/** Say in one line what the table waits for, and from whom. */
export function awaitedBy(table: TableView, fewest: number): string {
  const { seats, you } = table;
  const sitting = seats.filter(taken);
  const free = seats.length - sitting.length;
  if (you === null) return free ? awaited.watch : awaited.watchFull;
  const lacking = fewest - sitting.length;
  if (lacking > 0) return lacking === 1 ? awaited.one : awaited.several(lacking);
  const own = seats[you];
  const unready = seats.filter((seat) => person(seat) && !seat.host && !seat.ready);
  if (unready.length === 1 && unready[0] === own) return awaited.yours;
  const others = unready.filter((seat) => seat !== own);
  if (others.length) return awaited.people(names(others));
  if (own?.host) return free ? awaited.beginSpare(free) : awaited.begin;
  const host = seats.find((seat) => seat.host);
  return host?.name ? awaited.host(host.name) : awaited.begin;
}
