// Finds Prometheus's promtool for the tests of metrics and alarms, or unpacks it from Debian's package.
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT } from "./environment.mjs";
import { findProgram } from "./programs.mjs";
import { run } from "./steps.mjs";

const isRoot = process.getuid?.() === 0;
const UNPACKED = join(ROOT, ".data", "tools", "promtool");

/** The path of a promtool on this machine, or undefined. */
export function findPromtool() {
  return findProgram("promtool", { setting: "PROMTOOL_PATH", places: [UNPACKED] });
}

/** Takes promtool out of Debian's package. Installed, that would start a Prometheus; and this works without root. */
export async function unpackPromtool() {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-promtool-"));
  try {
    if (isRoot) await run("apt-get", ["update"]);
    await run("apt-get", ["download", "prometheus"], { cwd: folder });
    const file = readdirSync(folder).find((name) => name.endsWith(".deb"));
    if (!file) throw new Error("apt-get download brought no package");
    await run("dpkg", ["-x", file, "."], { cwd: folder });
    mkdirSync(join(ROOT, ".data", "tools"), { recursive: true });
    cpSync(join(folder, "usr", "bin", "promtool"), UNPACKED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The path of a promtool; unpacks one where Debian's packages are at hand. */
export async function ensurePromtool() {
  const found = findPromtool();
  if (found) return found;
  const hint = "install Prometheus (on Debian as root: apt-get install prometheus) or set PROMTOOL_PATH.";
  if (!existsSync("/usr/bin/apt-get")) throw new Error(`There is no promtool: ${hint}`);
  await unpackPromtool().catch((cause) => {
    throw new Error(`There is no promtool, and Debian's package could not be unpacked: ${hint}`, { cause });
  });
  return UNPACKED;
}
