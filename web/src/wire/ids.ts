/** Make an id for a command: nobody else's, on any page, also where the site is not served by https. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}
