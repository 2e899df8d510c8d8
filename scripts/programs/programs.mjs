// Finds programs of this machine that the tests use, or takes them out of Debian's packages, and ends them.
import { accessSync, constants, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, delimiter, join } from "node:path";
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
 * The libraries among what packages need, out of the answer of `apt-cache depends`: each release names them in its own way
 * (libc-ares2, libcares2). The C library is every program's own.
 */
export function librariesIn(answer) {
  const names = [...answer.matchAll(/^ *\|?(?:Pre)?Depends: (lib\S+)$/gm)].map(([, name]) => name);
  return [...new Set(names)].filter((name) => name !== "libc6");
}

/** Copies the libraries among what was unpacked into a folder, where LD_LIBRARY_PATH may lead to. */
export function takeLibraries(folder, target) {
  for (const root of [join(folder, "usr", "lib"), join(folder, "lib")].filter((path) => existsSync(path)))
    for (const path of readdirSync(root, { recursive: true, encoding: "utf8" }))
      if (/\.so[.\d]*$/.test(path))
        cpSync(join(root, path), join(target, basename(path)), { dereference: true });
}

/**
 * Hands over a folder with what is in packages of Debian, and removes it. Installed, some would start a service; and this
 * works without root. `withLibraries` adds the libraries that they need. Throws where there are no such packages.
 */
export async function unpackFromDebian(names, take, { withLibraries = false } = {}) {
  if (!existsSync("/usr/bin/apt-get")) throw new Error("this machine has no packages of Debian");
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-debian-"));
  try {
    if (isRoot) await run("apt-get", ["update"]);
    const libraries = withLibraries ? librariesIn(await run("apt-cache", ["depends", ...names])) : [];
    const packages = [...names, ...libraries];
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
