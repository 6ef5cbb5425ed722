// The service worker: it shows a page of its own when a page cannot be reached. It keeps that page and its files, and nothing else:
// no table, no list, nothing that belongs to somebody. The server puts KEPT in front, with the version of the files.
"use strict";

// Another version, language or theme is another cache.
const CACHE = `eureka ${KEPT.version} ${KEPT.page}`;

addEventListener("install", (event) => event.waitUntil(keep()));
addEventListener("activate", (event) => event.waitUntil(begin()));

async function keep() {
  const cache = await caches.open(CACHE);
  await cache.addAll([KEPT.page, ...KEPT.files]);
  await skipWaiting();
}

async function begin() {
  for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  // The browser asks for a page while this script is still being started.
  await registration.navigationPreload?.enable();
  await clients.claim();
}

addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  const { origin, pathname } = new URL(request.url);
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (origin === location.origin && KEPT.files.includes(pathname)) event.respondWith(file(request));
});

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(KEPT.page)) ?? Response.error();
  }
}

async function file(request) {
  return (await caches.match(request)) ?? fetch(request);
}
