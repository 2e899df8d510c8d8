// `npm run lock:complete`, after a change of packages: names every platform's packages in package-lock.json.
// A registry mirror that lacks some of them makes npm leave them out, and `npm ci` then refuses the lockfile.
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { z } from "zod";

const SYSTEMS = [
  "aix",
  "android",
  "darwin",
  "freebsd",
  "linux",
  "netbsd",
  "openbsd",
  "openharmony",
  "sunos",
  "win32",
];
const PROCESSORS = [
  "arm64",
  "arm",
  "ia32",
  "loong64",
  "mips64el",
  "ppc64",
  "riscv64",
  "s390x",
  "wasm32",
  "x64",
];
const EXACT = /^\d+\.\d+\.\d+[\w.+-]*$/;

/** What is read of package-lock.json. */
const shape = z.looseObject({
  packages: z.record(
    z.string(),
    z.looseObject({
      optionalDependencies: z.record(z.string(), z.string()).optional(),
      dev: z.boolean().optional(),
    }),
  ),
});
type Lockfile = z.infer<typeof shape>;

/** Checks the shape and returns the same object, with its keys in the order that npm wrote. */
const lockfile = z.custom<Lockfile>((value) => shape.safeParse(value).success);

type MissingPackage = { name: string; version: string; dev: boolean | undefined };

/** The machines that a package is for, by its name, such as @next/swc-linux-x64-musl. */
function machineOf(name: string) {
  const words = name.split(/[/.-]/);
  const system = SYSTEMS.find((word) => words.includes(word));
  const processor = PROCESSORS.find((word) => words.includes(word));
  const libc = words.some((word) => word.startsWith("musl")) ? "musl" : "glibc";
  const hasLibc = system === "linux" && words.some((word) => /^(musl|gnu)/.test(word));
  return { system, processor, libc: hasLibc ? libc : null };
}

/** Parses the text of a lockfile; throws when it is none. */
export function readLockfile(text: string): Lockfile {
  return lockfile.parse(JSON.parse(text));
}

/** The packages for other machines that the lockfile should name and does not. */
export function missingPackages({ packages }: Lockfile): MissingPackage[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {}, dev }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !packages[`node_modules/${name}`] && !packages[`${path}/node_modules/${name}`])
      .map(([name, version]) => ({ name, version, dev })),
  );
}

function entryOf({ name, version, dev }: MissingPackage) {
  const { system, processor, libc } = machineOf(name);
  if (!system || !processor || !EXACT.test(version))
    throw new Error(`Cannot tell which machine ${name}@${version} is for.`);
  return {
    version,
    cpu: [processor],
    ...(dev && { dev }),
    ...(libc && { libc: [libc] }),
    optional: true,
    os: [system],
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const file = fileURLToPath(new URL("../../package-lock.json", import.meta.url));
  const lock = readLockfile(readFileSync(file, "utf8"));
  for (const found of missingPackages(lock)) lock.packages[`node_modules/${found.name}`] = entryOf(found);
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, "en"));
  writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`);
}
