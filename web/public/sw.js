// Caches the page's hashed files so that it opens at once. Data from tables is never cached: neither API
// responses nor sockets. The page itself comes from the network if there is one.
const STORE = "patolli-files-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (/\/assets\//.test(url.pathname)) event.respondWith(kept(request));
  else if (request.mode === "navigate" && !/\/invite\//.test(url.pathname))
    event.respondWith(fresh(request));
});

async function kept(request) {
  const store = await caches.open(STORE);
  const found = await store.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store.put(request, answer.clone());
  return answer;
}

async function fresh(request) {
  const store = await caches.open(STORE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await store.put("page", answer.clone());
    return answer;
  } catch (error) {
    const page = await store.match("page");
    if (page) return page;
    throw error;
  }
}
