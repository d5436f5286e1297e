/**
 * Keeps the client on the device: whoever has no connection can still read, and a tab that plays goes on with the
 * build it was opened with, for the last builds are kept beside the newest.
 */
export {};

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Asked extends Lasting {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Touched extends Lasting {
  notification: Notification;
}
interface Tab {
  url: string;
  focus(): Promise<unknown>;
}
interface Worker {
  clients: { matchAll(which: object): Promise<Tab[]>; openWindow(path: string): Promise<unknown> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', heard: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', heard: (event: Asked) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: Touched) => void): void;
}

/** What the build put in: its name, and the paths of all that it made. */
declare const BUILD: { name: string; files: string[] };

const worker = self as unknown as Worker;

/** So many builds are kept, for tabs that were opened long ago. */
const KEPT = 5;
/** After so long a page that does not come counts as no connection. */
const PATIENCE = 5000;
/** What can be read without the server, and tables, which come back by themselves. */
const ALONE = /^\/(offline|rules|settings|table)(\/|$)/;
/** What only the server knows, and what is its own. */
const SERVERS = /^\/(api|schema|healthz|metrics|paper\.css)(\/|$)/;

async function keep(): Promise<void> {
  const cache = await caches.open(BUILD.name);
  await cache.addAll(BUILD.files.map((path) => new Request(path, { cache: 'no-cache' })));
  await worker.skipWaiting();
}

async function forget(): Promise<void> {
  const builds = await caches.keys();
  await Promise.all(builds.slice(0, -KEPT).map((name) => caches.delete(name)));
}

async function page(request: Request): Promise<Response> {
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(PATIENCE) });
    // A proxy whose server is gone is no connection, either.
    if (answer.status < 502) return answer;
  } catch {
    // What is kept here answers instead.
  }
  if (!ALONE.test(new URL(request.url).pathname)) return Response.redirect('/offline');
  const kept = await caches.open(BUILD.name).then((cache) => cache.match('/'));
  return kept ?? Response.error();
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(request)) ?? fetch(request);
}

async function show(table: string): Promise<unknown> {
  const path = `/table/${table}`;
  const tabs = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === path);
  return there ? there.focus() : worker.clients.openWindow(path);
}

worker.addEventListener('install', (event) => event.waitUntil(keep()));
worker.addEventListener('activate', (event) => event.waitUntil(forget()));
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || SERVERS.test(pathname)) return;
  event.respondWith(request.mode === 'navigate' ? page(request) : file(request));
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.tag));
});
