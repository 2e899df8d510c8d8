import { fold } from "./fold";

/** What can be found, and the phrases that people may use for it. */
export type Findable<T> = {
  value: T;
  phrases: readonly string[];
  /** What it is called: where that begins with the search, it comes before all that is found by other words. */
  name?: string;
  /** Phrases of a wider meaning (the field of a service), which count half. */
  wider?: readonly string[];
};

type Phrase = { words: readonly string[]; factor: number };
type Entry<T> = { value: T; name: string; phrases: readonly Phrase[] };
export type SearchIndex<T> = { entries: readonly Entry<T>[]; vocabulary: readonly string[] };

const WIDER = 0.5;
/** Shares of the best phrase and of all phrases together in a score, which lies between 0 and 1. */
const BEST_PHRASE = 0.75;
const ALL_PHRASES = 0.25;
/** How much of a phrase's share depends on whether the search has all of its words. */
const COMPLETENESS = 0.3;
/** Below this share of the search, what was found is chance: two letters in common, a filler word. */
const MIN_SCORE = 0.3;
/** Shorter words than this count only as the word that is being typed. */
const MIN_WORD = 3;

const splitWords = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** Prepares entries to be searched; done once per language. */
export function searchIndex<T>(findable: readonly Findable<T>[]): SearchIndex<T> {
  const entries = findable.map(({ value, name = "", phrases, wider = [] }) => ({
    value,
    name: splitWords(name).join(" "),
    phrases: [
      ...phrases.map((phrase) => ({ words: splitWords(phrase), factor: 1 })),
      ...wider.map((phrase) => ({ words: splitWords(phrase), factor: WIDER })),
    ],
  }));
  const words = entries.flatMap(({ phrases }) => phrases.flatMap((phrase) => phrase.words));
  return { entries, vocabulary: [...new Set(words)] };
}

/** Whether two words differ by one letter at most: another, a missing, an extra, or two that are swapped. */
function isOneTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (long.length > short.length) return short.slice(at) === long.slice(at + 1);
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return (
    short.slice(at + 1) === long.slice(at + 1) || (isSwapped && short.slice(at + 2) === long.slice(at + 2))
  );
}

function sharedStart(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length += 1;
  return length;
}

/**
 * How well a typed word fits a known one, between 0 and 1. Besides the same word: the beginning of one, another
 * grammatical form, a part of a compound, and one typo, each from the length on at which it is no coincidence.
 */
function fitOf(typed: string, known: string): number {
  if (typed === known) return 1;
  if (known.startsWith(typed)) return typed.length >= MIN_WORD ? 0.8 : 0.5;
  const shorter = Math.min(typed.length, known.length);
  if (shorter < 4) return 0;
  const start = sharedStart(typed, known);
  if (start === known.length) return 0.75;
  const endings = Math.max(typed.length, known.length) - start;
  if (start >= 4 && start >= shorter * 0.7 && endings <= 4) return 0.7;
  if (known.includes(typed) || (known.length > 4 && typed.includes(known))) return 0.55;
  if (isOneTypo(typed, known)) return shorter > 4 ? 0.65 : 0.4;
  return typed.length > 4 && isOneTypo(typed, known.slice(0, typed.length)) ? 0.5 : 0;
}

type TypedWord = { fits: ReadonlyMap<string, number>; weight: number };

/** A typed word with the known words that it fits; the fewer entries it fits, the more it weighs. */
function readWord<T>(word: string, { entries, vocabulary }: SearchIndex<T>): TypedWord {
  const fits = new Map<string, number>();
  for (const known of vocabulary) {
    const fit = fitOf(word, known);
    if (fit > 0) fits.set(known, fit);
  }
  const count = entries.filter(({ phrases }) =>
    phrases.some(({ words }) => words.some((known) => (fits.get(known) ?? 0) >= 0.5)),
  ).length;
  return { fits, weight: count === 0 ? 0 : Math.log(1 + entries.length / count) };
}

function bestFit({ fits }: TypedWord, words: readonly string[]): number {
  return words.reduce((best, word) => Math.max(best, fits.get(word) ?? 0), 0);
}

/** The share of the search that a phrase has, a little more where the search has all of the phrase. */
function phraseScore(typed: readonly TypedWord[], total: number, { words, factor }: Phrase): number {
  const share = typed.reduce((sum, each) => sum + each.weight * bestFit(each, words), 0) / total;
  if (share === 0) return 0;
  const isTyped = (word: string) => typed.some(({ fits }) => (fits.get(word) ?? 0) >= 0.5);
  const complete = words.filter(isTyped).length / words.length;
  return factor * share * (1 - COMPLETENESS + COMPLETENESS * complete);
}

function scoreOf<T>(typed: readonly TypedWord[], total: number, { phrases }: Entry<T>): number {
  const best = Math.max(...phrases.map((phrase) => phraseScore(typed, total, phrase)));
  const all = phrases.filter(({ factor }) => factor === 1).flatMap(({ words }) => words);
  const together = typed.reduce((sum, each) => sum + each.weight * bestFit(each, all), 0) / total;
  return BEST_PHRASE * best + ALL_PHRASES * together;
}

/**
 * Finds what fits a search best, best first: without case and accents, while the last word is still being typed, in
 * other grammatical forms and with one typo a word. Words that fit nothing ("please", a name) do not count.
 */
export function findRanked<T>(index: SearchIndex<T>, search: string, limit = Infinity): T[] {
  const words = splitWords(search);
  const last = words.length - 1;
  const typed = words
    .filter((word, at) => word.length >= MIN_WORD || at === last)
    .map((word) => readWord(word, index))
    .filter(({ weight }) => weight > 0);
  const total = typed.reduce((sum, { weight }) => sum + weight, 0);
  if (total === 0) return [];
  const start = words.join(" ");
  const isNamed = ({ name }: Entry<T>) => Number(name.startsWith(start));
  return index.entries
    .map((entry) => ({ entry, score: scoreOf(typed, total, entry) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .sort((one, other) => isNamed(other.entry) - isNamed(one.entry) || other.score - one.score)
    .slice(0, limit)
    .map(({ entry }) => entry.value);
}
