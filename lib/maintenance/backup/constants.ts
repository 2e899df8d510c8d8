/** What a set is called while it is written: nothing takes it for one. */
export const UNFINISHED = ".part";

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
