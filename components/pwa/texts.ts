import cz from "@/messages/cz/pwa.json";
import de from "@/messages/de/pwa.json";
import en from "@/messages/en/pwa.json";
import hu from "@/messages/hu/pwa.json";
import sk from "@/messages/sk/pwa.json";
import type { Language } from "@/lib/i18n/languages";

export type PwaTexts = typeof en;

/** All languages together, loaded after the page is idle: pages of visitors have no translator in the browser. */
export const PWA_TEXTS: Record<Language, PwaTexts> = { en, de, hu, cz, sk };
