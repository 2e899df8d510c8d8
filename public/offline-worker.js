// Answers a page that does not come, because there is no network, with one that says so in its language.
(() => {
  const LANGUAGES = ["en", "de", "hu", "cz", "sk"];

  /** The language of an address, or else the first of the reader's own that there is. */
  const languageOf = (pathname) => {
    const own = self.navigator.languages.map((each) => each.slice(0, 2));
    const wanted = [pathname.split("/")[1], ...own].map((each) => (each === "cs" ? "cz" : each));
    return wanted.find((each) => LANGUAGES.includes(each)) || "en";
  };

  // Kept by the precache under its version, which stands in the query.
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
    // Downloads and files are no pages.
    const isPage = mode === "navigate" && method === "GET" && !/^\/(api|dev)\/|\.\w+$/.test(pathname);
    if (isPage && origin === self.location.origin) event.respondWith(answer(event, pathname));
  });

  // The page is asked for while the worker wakes up, so that nobody waits for the worker.
  self.addEventListener("activate", (event) => {
    const { navigationPreload } = self.registration;
    if (navigationPreload) event.waitUntil(navigationPreload.enable());
  });
})();
