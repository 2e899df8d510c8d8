import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { maybeSetTime } from "../constants";
import { BackupError } from "../schema";

/** The set at a path: the file itself, or the newest of a folder. Throws BackupError when there is none. */
export function findSet(path: string): string {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new BackupError(`There is nothing at ${path}.`);
  if (!found.isDirectory()) return path;
  const newest = readdirSync(path)
    .filter((name) => maybeSetTime(name))
    .toSorted()
    .at(-1);
  if (!newest) throw new BackupError(`There is no whole set in ${path}.`);
  return join(path, newest);
}
