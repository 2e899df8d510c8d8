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

/** How long a browser may think about whether it can, in milliseconds: most answer at once, some Chromium never does. */
const ANSWER_MS = 500;

/** Those that gave no answer are not asked again. */
const silent = new WeakSet<TranslatorApi>();

/** How long it may take to fetch the languages and translate, in milliseconds: then the server is asked instead. */
const TRANSLATE_MS = 20_000;

/** An answer, or null where none came in so many milliseconds. */
const within = <Answer>(answer: Promise<Answer>, ms: number): Promise<Answer | null> =>
  Promise.race([answer, new Promise<null>((done) => setTimeout(done, ms, null))]);

/** Whether this browser translates from the one language to the other by itself, so that no text leaves the device. */
export async function canTranslateOnDevice(locales: Locales): Promise<boolean> {
  const translator = api();
  if (!translator || silent.has(translator)) return false;
  try {
    const answer = await within(translator.availability(pairOf(locales)), ANSWER_MS);
    if (answer === null) silent.add(translator);
    return answer !== null && answer !== "unavailable";
  } catch {
    return false;
  }
}

/** Texts translated by the browser itself; null where it cannot, or may not fetch what it needs for that now. */
export async function translateOnDevice(
  texts: readonly string[],
  locales: Locales,
): Promise<string[] | null> {
  const found = api();
  if (!found || !(await canTranslateOnDevice(locales))) return null;
  const translate = async () => {
    const translator = await found.create(pairOf(locales));
    return Promise.all(texts.map((text) => translator.translate(text)));
  };
  try {
    return await within(translate(), TRANSLATE_MS);
  } catch {
    return null;
  }
}
