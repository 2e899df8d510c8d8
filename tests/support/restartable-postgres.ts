import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrate, prepareDatabase } from "@/scripts/embedded/database.mjs";
import { ensureDatabase } from "@/scripts/embedded/postgres.mjs";
import { postgresProcesses, runsPostgres } from "./postgres-processes";

const RECOVERS_MS = 60_000;

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on("error", () => {});
  try {
    await client.connect();
    await client.query("SELECT 1");
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Brings a database up to date, with what every market needs. */
export async function prepareMarket(url: string): Promise<void> {
  await migrate(url);
  await prepareDatabase(url, ["SK"]);
}

/** A PostgreSQL of its own, with an empty market in it, which a test stops and starts. */
export class RestartablePostgres {
  private readonly folder = mkdtempSync(join(tmpdir(), "tenderbee-postgres-"));
  private running: { url: string; stop: () => Promise<void> } | undefined;

  /** Starts a new one; `prepare` fills its empty database. */
  static async create(prepare = prepareMarket): Promise<RestartablePostgres> {
    const postgres = new RestartablePostgres();
    await postgres.open(prepare);
    return postgres;
  }

  /** As `create`, of one that its caller already knows, and stops also when this fails. */
  async open(prepare = prepareMarket): Promise<void> {
    // PostgreSQL runs as another user where the tests run as root.
    chmodSync(this.folder, 0o755);
    await this.start();
    await prepare(this.url);
  }

  /** The same after every start. */
  get url(): string {
    if (!this.running) throw new Error("PostgreSQL was never started");
    return this.running.url;
  }

  async start(): Promise<void> {
    this.running = await ensureDatabase({ dataDir: this.folder, disposable: true, url: "" });
  }

  /** Ends every connection and accepts none until it is started again. */
  async halt(): Promise<void> {
    await this.running?.stop();
  }

  /** Starts it again if it has ended by itself, also if it does so while it recovers. */
  async revive(): Promise<void> {
    for (const giveUpAt = Date.now() + RECOVERS_MS; Date.now() < giveUpAt; await sleep(250)) {
      if (!runsPostgres(this.home)) {
        await this.halt();
        return this.start();
      }
      if (await answers(this.url)) return;
    }
    throw new Error("PostgreSQL runs and does not answer");
  }

  /** Stops all of its processes in the middle of whatever they do; connections stay open and are not answered. */
  pause(): void {
    for (const pid of postgresProcesses(this.home)) process.kill(pid, "SIGSTOP");
  }

  /** Lets them go on. */
  resume(): void {
    for (const pid of postgresProcesses(this.home)) process.kill(pid, "SIGCONT");
  }

  /** Where it keeps its data: outside of the own folder when its user could not reach that. */
  get home(): string {
    const elsewhere = join(this.folder, "postgres.json");
    if (!existsSync(elsewhere)) return this.folder;
    return (JSON.parse(readFileSync(elsewhere, "utf8")) as { folder: string }).folder;
  }

  /** Stops it for good and removes its files. */
  async stop(): Promise<void> {
    await this.halt();
    for (const folder of [this.home, this.folder]) rmSync(folder, { recursive: true, force: true });
  }
}
