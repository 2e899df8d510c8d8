/** A part of a text, from its first character to the one behind its last. */
export type TextSpan = readonly [start: number, end: number];

/** Where a pattern with the flag "g" stands in a text. */
export function spansOf(pattern: RegExp, text: string): TextSpan[] {
  return [...text.matchAll(pattern)].map((match) => [match.index, match.index + match[0].length]);
}

/** Whether two parts share a character. */
export function overlap(left: TextSpan, right: TextSpan): boolean {
  return left[0] < right[1] && right[0] < left[1];
}

/** The parts in their order, those that share characters as one. */
export function mergeSpans(spans: readonly TextSpan[]): TextSpan[] {
  const merged: TextSpan[] = [];
  for (const span of [...spans].sort((left, right) => left[0] - right[0])) {
    const last = merged.at(-1);
    if (last && span[0] < last[1]) merged[merged.length - 1] = [last[0], Math.max(last[1], span[1])];
    else merged.push(span);
  }
  return merged;
}
