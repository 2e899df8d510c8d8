// Finds programs of this machine that the tests use.
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** Whether there is a program at this path that this process may run. */
export function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the places that can be run, a setting before all of them; else the program of this name on the PATH. */
export function findProgram(name, { setting, places = [] }) {
  const folders = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [process.env[setting], ...places, ...folders.map((folder) => join(folder, name))].find(
    (path) => path && isRunnable(path),
  );
}
