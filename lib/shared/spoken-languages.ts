import { LOCALES, type Locale } from "../i18n/languages";

/**
 * The languages a user can select as spoken: ISO 639-1 without Twi, which has the same localised names as Akan.
 */
export const SPOKEN_LANGUAGE_CODES: readonly string[] = (
  "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en " +
  "eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv " +
  "ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne " +
  "ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st " +
  "su sv sw ta te tg th ti tk tl tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu"
).split(" ");

const known = new Set(SPOKEN_LANGUAGE_CODES);

/** Whether a code is a language that can be selected as spoken. */
export function isSpokenLanguage(code: string): boolean {
  return known.has(code);
}

function namesIn(locale: Locale): (code: string) => string {
  const names = new Intl.DisplayNames([locale], { type: "language", fallback: "code" });
  // Capitalised: some languages write names of languages in lower case, but options begin like a sentence.
  return (code) => {
    const name = names.of(code) ?? code;
    return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
  };
}

/** The localised name of a spoken language; an unknown code is returned as it is. */
export function spokenLanguageName(code: string, locale: Locale): string {
  return isSpokenLanguage(code) ? namesIn(locale)(code) : code;
}

export type SpokenLanguageOption = { code: string; name: string };

const sorted = new Map<Locale, SpokenLanguageOption[]>();

/** Those of the interface: most users choose one of them. */
const OWN_CODES: readonly string[] = LOCALES;

/** All spoken languages with their localised names: the interface's own first, each part in collation order. Cached. */
export function spokenLanguageOptions(locale: Locale): SpokenLanguageOption[] {
  const options = sorted.get(locale);
  if (options) return options;
  const nameOf = namesIn(locale);
  const { compare } = new Intl.Collator(locale);
  // Languages without a localised name in this browser are left out.
  const named = SPOKEN_LANGUAGE_CODES.map((code) => ({ code, name: nameOf(code) })).filter(
    ({ code, name }) => name.toLowerCase() !== code,
  );
  const isOther = ({ code }: SpokenLanguageOption) => Number(!OWN_CODES.includes(code));
  named.sort((a, b) => isOther(a) - isOther(b) || compare(a.name, b.name));
  sorted.set(locale, named);
  return named;
}
