import cz from "@/messages/cz/pwa.json";
import de from "@/messages/de/pwa.json";
import en from "@/messages/en/pwa.json";
import hu from "@/messages/hu/pwa.json";
import sk from "@/messages/sk/pwa.json";
import type { Language } from "@/lib/i18n/languages";

export type PwaMessages = typeof en;

/** All languages in one chunk, loaded when the page is idle: public pages have no next-intl in the browser. */
export const PWA_MESSAGES: Record<Language, PwaMessages> = { en, de, hu, cz, sk };
