// Installs the packages when node_modules does not match package-lock.json. Uses no package itself.
import { existsSync, readFileSync } from "node:fs";
import { run, step } from "./steps.mjs";

const FLOOR = [20, 19];

/** Ends the process with one clear sentence when Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split(".").map(Number);
  if (major > FLOOR[0] || (major === FLOOR[0] && minor >= FLOOR[1])) return;
  console.error(
    `TenderBee needs Node ${FLOOR.join(".")} or newer; this is ${process.versions.node}. See https://nodejs.org`,
  );
  process.exit(1);
}

function isInstalled() {
  const installed = "node_modules/.package-lock.json";
  if (!existsSync(installed)) return false;
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;
  const have = packagesOf(installed);
  return Object.entries(packagesOf("package-lock.json")).every(
    // Optional packages may be for another platform.
    ([path, { version, optional }]) => path === "" || optional || have[path]?.version === version,
  );
}

/** Runs `npm ci` unless every package is installed. */
export async function installPackages() {
  if (isInstalled()) return;
  const options = ["ci", "--include=dev", "--no-audit", "--no-fund"];
  // Under `npm run` the same npm is used, not the first one in PATH.
  const npm = process.env.npm_execpath;
  await step("Installing packages", () =>
    npm ? run(process.execPath, [npm, ...options]) : run("npm", options),
  );
}
