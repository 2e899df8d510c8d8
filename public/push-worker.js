// Part of the service worker: shows push notifications and follows clicks on them. Self-contained plain JavaScript,
// because the app's worker takes it in with importScripts, and in development it is the whole worker.
(() => {
  /** Whether a page already shows the target of a notification, in whatever language. */
  const isPlace = (address, href) => {
    const [here, told] = [address, href].map((each) => new URL(each, self.location.origin));
    const [hereWithout, toldWithout] = [here, told].map(({ pathname }) =>
      pathname.replace(/^\/(en|de|hu|cz|sk)(?=\/|$)/, ""),
    );
    if (hereWithout !== toldWithout) return false;
    // A PRO has one conversation on a tender, so its URL needs no query.
    return here.search === told.search || (here.search === "" && hereWithout.endsWith("/chat"));
  };

  const ownPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

  const read = (data) => {
    try {
      const said = data.json();
      // Only a path of our own origin is followed.
      if (typeof said.title === "string" && /^\/(?!\/)/.test(said.href)) return said;
    } catch {
      // Not a message of our server.
    }
    return null;
  };

  const show = async (said) => {
    const pages = await ownPages();
    const isSeen = pages.some(
      (page) => page.visibilityState === "visible" && isPlace(page.url, said.href),
    );
    if (isSeen) return;
    await self.registration.showNotification(said.title, {
      tag: said.tag,
      // The same tag replaces the notification; a second message of a conversation sounds again.
      renotify: true,
      lang: said.lang === "cz" ? "cs" : said.lang,
      icon: "/icons/icon-192.png",
      badge: "/icons/badge-96.png",
      data: { href: said.href },
    });
  };

  const open = async (href) => {
    const pages = await ownPages();
    const there = pages.find((page) => isPlace(page.url, href));
    return there ? there.focus() : self.clients.openWindow(href);
  };

  /** The browser has replaced a push subscription: sends the new one to the server, with the old endpoint as proof. */
  const move = async ({ oldSubscription, newSubscription }) => {
    if (!oldSubscription) return;
    const { applicationServerKey } = oldSubscription.options;
    const next =
      newSubscription ||
      (await self.registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }));
    const { endpoint, keys } = next.toJSON();
    await fetch("/api/push/subscriptions", {
      method: "PATCH",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ oldEndpoint: oldSubscription.endpoint, endpoint, keys }),
    });
  };

  self.addEventListener("push", (event) => {
    const said = event.data && read(event.data);
    if (said) event.waitUntil(show(said));
  });
  self.addEventListener("notificationclick", (event) => {
    event.notification.close();
    const href = event.notification.data && event.notification.data.href;
    if (href) event.waitUntil(open(href));
  });
  self.addEventListener("pushsubscriptionchange", (event) => event.waitUntil(move(event)));
})();
