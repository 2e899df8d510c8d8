type Pair = { sourceLanguage: string; targetLanguage: string };

/** What browsers have of the Translator API (https://developer.mozilla.org/docs/Web/API/Translator). */
type TranslatorApi = {
  availability: (pair: Pair) => Promise<"unavailable" | "downloadable" | "downloading" | "available">;
  create: (pair: Pair) => Promise<{ translate: (text: string) => Promise<string> }>;
};

/** A pair of languages in the BCP 47 spelling. */
type Locales = { from: string; to: string };

const api = () => (globalThis as { Translator?: TranslatorApi }).Translator;

const pairOf = ({ from, to }: Locales): Pair => ({ sourceLanguage: from, targetLanguage: to });

/** Whether this browser translates from the one language to the other by itself, so that no text leaves the device. */
export async function canTranslateOnDevice(locales: Locales): Promise<boolean> {
  try {
    return ((await api()?.availability(pairOf(locales))) ?? "unavailable") !== "unavailable";
  } catch {
    return false;
  }
}

/** Texts translated by the browser itself; null where it cannot, or may not fetch what it needs for that now. */
export async function translateOnDevice(
  texts: readonly string[],
  locales: Locales,
): Promise<string[] | null> {
  if (!(await canTranslateOnDevice(locales))) return null;
  try {
    const translator = await api()?.create(pairOf(locales));
    return translator ? await Promise.all(texts.map((text) => translator.translate(text))) : null;
  } catch {
    return null;
  }
}
