import { existsSync } from "node:fs";
import { join } from "node:path";
import type { MetadataRoute } from "next";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";

type Manifest = MetadataRoute.Manifest;

/** Design tokens: the colours of the title bar and the page background (docs/look.md, Tokens). */
const PAPER = "#FFFFFF";
const PAGE = "#F6F7F8";

const PNG = "image/png";

const ICONS: Manifest["icons"] = [
  { src: "/icons/icon-192.png", sizes: "192x192", type: PNG, purpose: "any" },
  { src: "/icons/icon-512.png", sizes: "512x512", type: PNG, purpose: "any" },
  { src: "/icons/maskable-192.png", sizes: "192x192", type: PNG, purpose: "maskable" },
  { src: "/icons/maskable-512.png", sizes: "512x512", type: PNG, purpose: "maskable" },
  { src: "/icons/monochrome-512.png", sizes: "512x512", type: PNG, purpose: "monochrome" },
];

/** Screenshots taken by `npm run screenshots`; a missing file is left out. */
function screenshotsOf(lang: Language): NonNullable<Manifest["screenshots"]> {
  const t = translator(lang, "manifest");
  const screenshot = (form_factor: "wide" | "narrow", sizes: string) => ({
    src: `/screenshots/${lang}-${form_factor}.webp`,
    sizes,
    type: "image/webp",
    form_factor,
    label: t(form_factor),
  });
  return [screenshot("wide", "1280x800"), screenshot("narrow", "390x844")].filter(({ src }) =>
    existsSync(join(process.cwd(), "public", src)),
  );
}

/** Web Share Target: the service worker stores what other apps share, and the form for a new tender reads it. */
function shareTargetOf(lang: Language): Manifest["share_target"] {
  return {
    action: `/${lang}/share-target`,
    method: "post",
    enctype: "multipart/form-data",
    params: {
      title: "title",
      text: "text",
      url: "url",
      files: [{ name: "photos", accept: ["image/jpeg", "image/png", "image/webp", ".jpg", ".png", ".webp"] }],
    },
  };
}

/** The web app manifest in one language. */
export function manifestOf(lang: Language): Manifest {
  const t = translator(lang, "manifest");
  const icons = [{ src: "/icons/icon-192.png", sizes: "192x192", type: PNG }];
  const shortcut = (name: string, path: string) => ({ name, url: `/${lang}${path}`, icons });
  return {
    // The same in every language, so that it is one app.
    id: "/",
    name: t("name"),
    short_name: "TenderBee",
    description: t("description"),
    lang: toLocale(lang),
    dir: "ltr",
    start_url: `/${lang}/account`,
    scope: "/",
    display: "standalone",
    theme_color: PAPER,
    background_color: PAGE,
    categories: ["business", "productivity", "lifestyle"],
    icons: ICONS,
    shortcuts: [
      shortcut(t("post"), "/account/create-tender"),
      shortcut(t("myTenders"), "/account/tenders"),
      shortcut(t("messages"), "/account/messages"),
    ],
    screenshots: screenshotsOf(lang),
    share_target: shareTargetOf(lang),
  };
}
