// One process at a time: a lock file that does not survive a killed holder.
import { linkSync, readFileSync, renameSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";

/** Longer than any work done under a lock: an older lock belongs to a process id that was reused. */
const STALE_AFTER_MS = 1_200_000;

/** Whether a process id belongs to a running process (also of another user). */
export function isProcessAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === "EPERM";
  }
}

function read(path) {
  try {
    return { holder: readFileSync(path, "utf8"), ageMs: Date.now() - statSync(path).mtimeMs };
  } catch {
    return null;
  }
}

function take(path, token) {
  const draft = `${path}.${token.replace(/\W/g, "-")}`;
  writeFileSync(draft, token, { mode: 0o600 });
  try {
    // A hard link is created atomically with its content, so an empty lock is never read.
    linkSync(draft, path);
    return true;
  } catch {
    return false;
  } finally {
    unlinkSync(draft);
  }
}

function removeDead(path) {
  const found = read(path);
  if (!found) return;
  if (isProcessAlive(Number(found.holder.split(" ")[0])) && found.ageMs < STALE_AFTER_MS) return;
  const aside = `${path}.dead-${process.pid}`;
  try {
    renameSync(path, aside);
    // Another process was faster and this is already the next holder's lock: put it back.
    if (readFileSync(aside, "utf8") !== found.holder) linkSync(aside, path);
    unlinkSync(aside);
  } catch {
    // Another process removed it between two steps; the next round reads the new state.
  }
}

/** Runs `work` while holding the lock at `path`; waits for the present holder. */
export async function withLock(path, work) {
  const token = `${process.pid} ${process.hrtime.bigint()}`;
  while (!take(path, token)) {
    removeDead(path);
    await sleep(60);
  }
  try {
    return await work();
  } finally {
    if (read(path)?.holder === token) unlinkSync(path);
  }
}
