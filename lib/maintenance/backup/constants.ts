/** What a set is called while it is written: nothing takes it for one. */
export const UNFINISHED = ".part";

/** How many days and weeks keep their newest set. */
export const KEPT = { days: 7, weeks: 4 } as const;

const DAY_MS = 86_400_000;
const SET_NAME = /^tenderbee-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz(\.sealed)?$/;

/** The name of a set that is made now; it sorts by time. */
export function setNameOf(now: Date, isSealedSet: boolean): string {
  const stamp = now.toISOString().replace(/\.\d+/, "").replaceAll(/[-:]/g, "");
  return `tenderbee-${stamp}.tar.gz${isSealedSet ? ".sealed" : ""}`;
}

/** When a set was made, by its name; null for everything that is none. */
export function maybeSetTime(name: string): Date | null {
  const parts = SET_NAME.exec(name);
  if (!parts) return null;
  const [, year, month, day, hour, minute, second] = parts;
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** The newest set of each group, of the newest groups. */
function newestOf(names: string[], groupOf: (time: number) => number, groups: number): string[] {
  const newest = new Map<number, string>();
  for (const name of names) {
    const group = groupOf(maybeSetTime(name)?.getTime() ?? 0);
    if (!newest.has(group)) newest.set(group, name);
  }
  return [...newest.values()].slice(0, groups);
}

/**
 * Which sets may go: all but the newest of each of the last seven days and four weeks that have one (UTC, weeks begin on
 * Monday). Names that are no set's are left alone.
 */
export function setsToRemove(names: readonly string[]): string[] {
  const sets = names
    .filter((name) => maybeSetTime(name))
    .toSorted()
    .toReversed();
  const dayOf = (time: number) => Math.floor(time / DAY_MS);
  // The first of January 1970 was a Thursday.
  const weekOf = (time: number) => Math.floor((dayOf(time) + 3) / 7);
  const kept = new Set([...newestOf(sets, dayOf, KEPT.days), ...newestOf(sets, weekOf, KEPT.weeks)]);
  return sets.filter((name) => !kept.has(name));
}
