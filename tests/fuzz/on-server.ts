// The market that is fuzzed: the built server in a process of its own, with a database and files that end with it.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { nextFreePort } from "../../scripts/embedded/serve.mjs";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { startProduct, type TestServer } from "../bench/servers";
import { fuzz, type Fuzzed, type FuzzOptions } from "./run";

const FIRST_PORT = 3500;

/** The largest resident memory of a process so far, in MB; 0 where the system does not say. */
function peakMemory(pid: number | undefined): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, "utf8");
    return Math.round(Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) / 1024);
  } catch {
    return 0;
  }
}

/** Fuzzes a server that is started for it. */
export async function fuzzOnServer(
  server: TestServer,
  options: FuzzOptions,
): Promise<{ fuzzed: Fuzzed; peakMB: number }> {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-fuzz-"));
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_fuzz`);
  // The demo's identity provider is asked for its keys under the address of the site.
  const port = String(await nextFreePort(FIRST_PORT));
  const place = { PORT: port, SITE_URL: `http://localhost:${port}` };
  const child = await startProduct(databaseUrl, { DATA_DIR: folder, ...place });
  try {
    const fuzzed = await fuzz({ url: child.url, databaseUrl }, options);
    return { fuzzed, peakMB: peakMemory(child.pid) };
  } finally {
    child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
