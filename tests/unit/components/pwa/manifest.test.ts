import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { manifestOf } from "@/components/shell/pwa/manifest";
import { offlinePage } from "@/components/shell/pwa/offline-page";
import { LANGUAGES } from "@/lib/i18n/languages";

describe.each(LANGUAGES)("the app in %s", (lang) => {
  const manifest = manifestOf(lang);

  it("is the same app in every language, and opens in this one", () => {
    expect(manifest).toMatchObject({
      id: "/",
      scope: "/",
      display: "standalone",
      start_url: `/${lang}/account`,
    });
    expect(manifest.lang).toBe(
      new Intl.Locale(offlinePage(lang).match(/<html lang="(\w+)"/)?.[1] ?? "").language,
    );
    expect(manifest.shortcuts?.every(({ url }) => url.startsWith(`/${lang}/account`))).toBe(true);
  });

  it("names only pictures there are, in the size they have", async () => {
    const pictures = [...(manifest.icons ?? []), ...(manifest.screenshots ?? [])];
    for (const { src, sizes, type } of pictures) {
      const { width, height, format } = await sharp(`public${src}`).metadata();
      expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type]);
    }
  });

  it("has an icon for every use", () => {
    const purposes = new Set(manifest.icons?.map(({ purpose }) => purpose));
    expect(purposes).toEqual(new Set(["any", "maskable", "monochrome"]));
  });

  it("has an offline page that needs nothing but what the worker keeps", () => {
    const html = offlinePage(lang);
    const needed = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address);

    expect(new Set(needed)).toEqual(new Set(["/logo.svg", "/offline/offline.css", "/offline/offline.js"]));
    expect(html).not.toMatch(/<script>|style=|onclick/);
  });
});
