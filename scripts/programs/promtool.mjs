// Finds Prometheus's promtool for the tests of metrics and alarms, or unpacks it from Debian's package.
import { cpSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../embedded/environment.mjs";
import { findProgram, unpackFromDebian } from "./programs.mjs";

const UNPACKED = join(ROOT, ".data", "tools", "promtool");

/** The path of a promtool on this machine, or undefined. */
export function findPromtool() {
  return findProgram("promtool", { setting: "PROMTOOL_PATH", places: [UNPACKED] });
}

/** Takes promtool out of Debian's package, which would start a Prometheus if it were installed. */
export function unpackPromtool() {
  return unpackFromDebian(["prometheus"], (folder) => {
    mkdirSync(join(ROOT, ".data", "tools"), { recursive: true });
    cpSync(join(folder, "usr", "bin", "promtool"), UNPACKED);
  });
}

/** The path of a promtool; unpacks one where Debian's packages are at hand. */
export async function ensurePromtool() {
  const found = findPromtool();
  if (found) return found;
  const hint = "install Prometheus (on Debian as root: apt-get install prometheus) or set PROMTOOL_PATH.";
  await unpackPromtool().catch((cause) => {
    throw new Error(`There is no promtool, and Debian's package could not be unpacked: ${hint}`, { cause });
  });
  return UNPACKED;
}
