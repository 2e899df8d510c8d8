import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The processes that a process has started (Linux). */
function childrenOf(parent: number): number[] {
  return readdirSync("/proc")
    .map(Number)
    .filter((pid) => Number.isInteger(pid) && parentOf(pid) === parent);
}

function parentOf(pid: number): number | null {
  try {
    // The name before it stands in brackets and may hold anything.
    const [, parent] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return Number(parent);
  } catch {
    // It has ended meanwhile.
    return null;
  }
}

/** The PostgreSQL whose data is in a folder and the processes it has started, the server first: a stopped one starts no more. */
export function postgresProcesses(folder: string): number[] {
  const [pidFile] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => basename(path) === "postmaster.pid",
  );
  if (!pidFile) throw new Error("PostgreSQL does not run");
  const server = Number(readFileSync(join(folder, pidFile), "utf8").split("\n")[0]);
  return [server, ...childrenOf(server)];
}
