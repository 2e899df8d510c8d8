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

/** The number of the server that was last started on a folder and has not said that it ended. */
function serverOf(folder: string): number | null {
  const [pidFile] = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (path) => basename(path) === "postmaster.pid",
  );
  return pidFile ? Number(readFileSync(join(folder, pidFile), "utf8").split("\n")[0]) : null;
}

/** Whether the PostgreSQL whose data is in a folder runs: a killed one leaves its number behind, for a while or another program. */
export function runsPostgres(folder: string): boolean {
  try {
    // Z: it has ended, and its parent has not looked at how.
    return / \(postgres\) [^ZX]/.test(` ${readFileSync(`/proc/${serverOf(folder)}/stat`, "utf8")}`);
  } catch {
    return false;
  }
}

/** The PostgreSQL whose data is in a folder and the processes it has started, the server first: a stopped one starts no more. */
export function postgresProcesses(folder: string): number[] {
  const server = serverOf(folder);
  if (server === null) throw new Error("PostgreSQL does not run");
  return [server, ...childrenOf(server)];
}
