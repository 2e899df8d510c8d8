// Part of the service worker: stores what another app shares (Web Share Target of the manifest) in a cache until the form
// for a new tender opens: lib/platform/browser/storage/shared-content.ts reads and clears it.
(() => {
  const TARGET = /^\/(en|de|hu|cz|sk)\/share-target$/;
  const CACHE = "shared";
  const MOST_PHOTOS = 10;

  const words = (form, name) => String(form.get(name) || "").trim();

  const keep = async (request) => {
    const form = await request.formData();
    const photos = form
      .getAll("photos")
      .filter((each) => each instanceof File && each.size > 0 && each.type.startsWith("image/"))
      .slice(0, MOST_PHOTOS);
    // An earlier share that was never used is stale.
    await caches.delete(CACHE);
    const cache = await caches.open(CACHE);
    await Promise.all(
      photos.map((photo, at) =>
        cache.put(`/shared/${at}`, new Response(photo, { headers: { "Content-Type": photo.type } })),
      ),
    );
    const content = {
      title: words(form, "title"),
      text: [words(form, "text"), words(form, "url")].filter(Boolean).join("\n"),
      photos: photos.map(({ name }) => name),
      sharedAt: new Date().toISOString(),
    };
    await cache.put("/shared/content", Response.json(content));
  };

  const answer = async (request, lang) => {
    // Without storage on the device (quota) the form opens empty, which is better than the browser's error page.
    await keep(request).catch(() => undefined);
    return Response.redirect(`/${lang}/account/create-tender?shared=1`, 303);
  };

  self.addEventListener("fetch", (event) => {
    const { method, url } = event.request;
    const { origin, pathname } = new URL(url);
    const [, lang] = TARGET.exec(pathname) || [];
    if (method === "POST" && lang && origin === self.location.origin)
      event.respondWith(answer(event.request, lang));
  });
})();
