// Finds programs of this machine that the tests use, or takes them out of Debian's packages, and ends them.
import { accessSync, constants, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { run } from "../embedded/steps.mjs";

const isRoot = process.getuid?.() === 0;

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

/**
 * Hands over a folder with what is in packages of Debian, and removes it. Installed, some would start a service; and this
 * works without root. Throws where there are no such packages.
 */
export async function unpackFromDebian(packages, take) {
  if (!existsSync("/usr/bin/apt-get")) throw new Error("this machine has no packages of Debian");
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-debian-"));
  try {
    if (isRoot) await run("apt-get", ["update"]);
    await run("apt-get", ["download", ...packages], { cwd: folder });
    const files = readdirSync(folder).filter((name) => name.endsWith(".deb"));
    if (files.length < packages.length) throw new Error(`apt-get download brought ${files.length} packages`);
    for (const file of files) await run("dpkg", ["-x", file, "."], { cwd: folder });
    take(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A port of this machine that is free now. */
export function freeLoopbackPort() {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", fail);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

/** Ends a program, and waits for its exit. */
export async function endProgram(child, signal) {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once("exit", done));
  child.kill(signal);
  await ended;
}
