// Part of the service worker: answers a navigation without a network with the offline page in its language.
(() => {
  /** The precached offline page in the language of the URL, else in the first of the user's languages that there is. */
  const offlinePage = async (pathname) => {
    const own = self.navigator.languages.map((each) => each.slice(0, 2));
    const wanted = [pathname.split("/")[1], ...own, "en"].map((each) => (each === "cs" ? "cz" : each));
    for (const lang of wanted) {
      // Precached with its revision in the query string.
      const page = await caches.match(`/${lang}/offline.html`, { ignoreSearch: true });
      if (page) return page;
    }
    return Response.error();
  };

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
