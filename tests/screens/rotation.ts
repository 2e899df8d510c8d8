import { LANGUAGES, type Language } from "@/lib/i18n/languages";

export const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];
export const DEVICES = ["phone", "desktop"] as const;
export type Device = (typeof DEVICES)[number];

export type Turn = { lang: Language; scheme: Scheme; device: Device };

/** Language, scheme and device of the nth screen: twenty in a row are all combinations, each another one. */
export function turnOf(at: number): Turn {
  return {
    lang: LANGUAGES[at % LANGUAGES.length] ?? "en",
    scheme: SCHEMES[at % 2] ?? "light",
    device: DEVICES[Math.floor(at / 2) % 2] ?? "phone",
  };
}
