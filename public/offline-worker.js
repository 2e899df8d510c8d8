// Part of the service worker: answers a navigation without a network with the offline page in its language.
(() => {
  const LANGUAGES = ["en", "de", "hu", "cz", "sk"];

  /** The language of a URL, or else the first of the user's languages that the product has. */
  const languageOf = (pathname) => {
    const own = self.navigator.languages.map((each) => each.slice(0, 2));
    const wanted = [pathname.split("/")[1], ...own].map((each) => (each === "cs" ? "cz" : each));
    return wanted.find((each) => LANGUAGES.includes(each)) || "en";
  };

  // Precached with its revision in the query string.
  const offlinePage = async (pathname) =>
    (await caches.match(`/${languageOf(pathname)}/offline.html`, { ignoreSearch: true })) || Response.error();

  const answer = async (event, pathname) => {
    try {
      return (await event.preloadResponse) || (await fetch(event.request));
    } catch {
      return offlinePage(pathname);
    }
  };

  self.addEventListener("fetch", (event) => {
    const { mode, method, url } = event.request;
    const { origin, pathname } = new URL(url);
    // Downloads and files are not pages.
    const isPage = mode === "navigate" && method === "GET" && !/^\/(api|dev)\/|\.\w+$/.test(pathname);
    if (isPage && origin === self.location.origin) event.respondWith(answer(event, pathname));
  });

  // Navigation preload: the page is requested while the service worker starts, so that its start delays no navigation.
  self.addEventListener("activate", (event) => {
    const { navigationPreload } = self.registration;
    if (navigationPreload) event.waitUntil(navigationPreload.enable());
  });
})();
