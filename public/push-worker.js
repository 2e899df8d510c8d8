// Shows what the server has to tell while no page of ours is open. Plain and complete in itself, so that a worker of
// the whole app can take it in with importScripts.
(() => {
  /** Whether a page shows what is told of. The same place in two languages is one place. */
  const isPlace = (address, href) => {
    const [here, told] = [address, href].map((each) => new URL(each, self.location.origin));
    const [hereWithout, toldWithout] = [here, told].map(({ pathname }) =>
      pathname.replace(/^\/(en|de|hu|cz|sk)(?=\/|$)/, ""),
    );
    if (hereWithout !== toldWithout) return false;
    // A PRO has one conversation on a tender, so their address need not name it.
    return here.search === told.search || (here.search === "" && hereWithout.endsWith("/chat"));
  };

  const ownPages = () => self.clients.matchAll({ type: "window", includeUncontrolled: true });

  const read = (data) => {
    try {
      const said = data.json();
      // Only a path of our own: whatever else is sent leads nowhere.
      if (typeof said.title === "string" && /^\/(?!\/)/.test(said.href)) return said;
    } catch {
      // Nothing that we have sent.
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
      // A second message of a conversation is worth another sound.
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

  /** The browser has thrown a subscription away: the server learns of the next one, with the old one as proof. */
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
