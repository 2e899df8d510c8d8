// The PostgreSQL cluster: how it is created, started and stopped. Used by postgres.mjs only.
import { execFileSync, spawn } from "node:child_process";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { realpathSync, renameSync, rmSync, unlinkSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { isProcessAlive } from "./lock.mjs";
import { isRoot } from "./postgres-location.mjs";

const START_ATTEMPTS = 40;

function run(cluster, program, options) {
  const path = join(cluster.native, "bin", program);
  return new Promise((done, fail) => {
    const child = spawn(path, options, {
      ...cluster.ids,
      cwd: "/",
      env: { ...process.env, LC_ALL: "C" },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let output = "";
    child.stdout.on("data", (part) => (output += part));
    child.stderr.on("data", (part) => (output += part));
    child.on("error", fail);
    // Not `close`: the server inherits nothing this waits for, but its start-up script may keep a pipe open.
    child.on("exit", (code) =>
      code === 0 ? done(output) : fail(new Error(`${program} failed (${code}): ${output.trim()}`)),
    );
  });
}

/** Creates a new cluster beside its final place and moves it there once it is complete. */
export async function createCluster(cluster, { user, password }) {
  const draft = `${cluster.cluster}.new`;
  const passwordFile = `${cluster.cluster}.password`;
  for (const leftover of [draft, passwordFile, cluster.cluster])
    rmSync(leftover, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (isRoot) for (const path of [draft, passwordFile]) chownSync(path, cluster.ids.uid, cluster.ids.gid);
  for (const program of ["postgres", "initdb", "pg_ctl"]) makeRunnable(join(cluster.native, "bin", program));
  // The built-in locale sorts and lower-cases identically on every machine.
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8"];
  const safety = ["--auth=scram-sha-256", `--username=${user}`, `--pwfile=${passwordFile}`, "--no-sync"];
  try {
    await run(cluster, "initdb", [`--pgdata=${draft}`, ...locale, ...safety]);
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(draft, cluster.cluster);
}

function makeRunnable(path) {
  try {
    chmodSync(path, 0o755);
  } catch {
    // A read-only or foreign node_modules: npm has set the executable bit already.
  }
}

function postmaster(cluster) {
  const file = join(cluster.cluster, "postmaster.pid");
  if (!existsSync(file)) return null;
  const lines = readFileSync(file, "utf8").split("\n");
  return { file, pid: Number(lines[0]), port: Number(lines[3]) };
}

/** The command line of a running process; null where neither `ps` nor /proc knows. */
function commandOf(pid) {
  try {
    // Wide: otherwise it may end where a terminal does.
    return execFileSync("ps", ["-ww", "-o", "command=", "-p", String(pid)], { encoding: "utf8" }).trim();
  } catch {
    const file = `/proc/${pid}/cmdline`;
    return existsSync(file) ? readFileSync(file, "utf8").replaceAll("\0", " ").trim() : null;
  }
}

/** Whether a process is seen to work in this folder; without /proc, as on macOS, none is. */
function worksIn(pid, folder) {
  try {
    return realpathSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return false;
  }
}

/**
 * Whether a process is the server of this cluster. After a power cut its process id may belong to another PostgreSQL of
 * the machine, which must not be stopped in its place.
 */
function isServerOf(cluster, pid) {
  if (!isProcessAlive(pid)) return false;
  const command = commandOf(pid);
  if (command === null) return true;
  // A zombie process still has its process id and its name, and no folder.
  if (!command.includes("postgres")) return false;
  return `${command} `.includes(` -D ${cluster.cluster} `) || worksIn(pid, cluster.cluster);
}

/** The port of the server that runs on this cluster, or null. Removes the pid file of a killed server. */
export function runningPort(cluster) {
  const found = postmaster(cluster);
  if (!found) return null;
  if (isServerOf(cluster, found.pid)) return found.port;
  // After a reboot another program may have the process id; PostgreSQL would then refuse to start.
  unlinkSync(found.file);
  return null;
}

function freePort(wanted) {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once("error", (error) => {
      if (!wanted) return fail(error);
      // Another process has taken the last port meanwhile.
      return void freePort(0).then(done, fail);
    });
    probe.listen(wanted, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });
}

function flagsOf(settings) {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(" ");
}

async function startWith(cluster, flags) {
  // PostgreSQL refuses a folder that others may enter, for example after `chmod -R` on what lies around it.
  chmodSync(cluster.cluster, 0o700);
  const log = join(cluster.cluster, "server.log");
  rmSync(log, { force: true });
  for (let attempt = 1; ; attempt++) {
    try {
      return await run(cluster, "pg_ctl", [
        "start",
        "-w",
        "-t",
        "60",
        "-s",
        "-D",
        cluster.cluster,
        "-l",
        log,
        "-o",
        flags,
      ]);
    } catch (error) {
      const output = existsSync(log) ? readFileSync(log, "utf8") : "";
      // The child processes of a killed server hold its shared memory slightly longer.
      const isPassing = output.includes("shared memory") && attempt < START_ATTEMPTS;
      if (!isPassing) throw new Error(`${error.message}\n${output.slice(-2000)}`, { cause: error });
      await sleep(250);
    }
  }
}

/** Starts the server on its last port, or on another free one, and returns the port. */
export async function startCluster(cluster, { disposable }) {
  const portFile = `${cluster.cluster}.port`;
  const port = await freePort(existsSync(portFile) ? Number(readFileSync(portFile, "utf8")) : 0);
  const settings = {
    port,
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    max_connections: 200,
    jit: "off",
    timezone: "UTC",
    log_timezone: "UTC",
    ...(disposable && { fsync: "off", synchronous_commit: "off", full_page_writes: "off" }),
  };
  await startWith(cluster, flagsOf(settings));
  writeFileSync(portFile, String(port));
  return port;
}

/** Stops the server: running statements are rolled back, committed ones are kept. */
export async function stopCluster(cluster) {
  const found = postmaster(cluster);
  if (!found || !isServerOf(cluster, found.pid)) return;
  await run(cluster, "pg_ctl", ["stop", "-m", "fast", "-w", "-t", "60", "-s", "-D", cluster.cluster]);
}

/** Stops the server and moves the cluster out of the way, with all that is in it; says where it is. */
export async function setAside(cluster) {
  await stopCluster(cluster);
  const aside = `${cluster.cluster}.before-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`;
  renameSync(cluster.cluster, aside);
  return aside;
}
