import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { migrate, prepareDatabase } from "@/scripts/embedded/database.mjs";
import { ensureDatabase } from "@/scripts/embedded/postgres.mjs";
import { postgresProcesses } from "./postgres-processes";

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
    // PostgreSQL runs as another user where the tests run as root.
    chmodSync(postgres.folder, 0o755);
    await postgres.start();
    await prepare(postgres.url);
    return postgres;
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

  /** Starts it again if it has ended by itself. */
  async revive(): Promise<void> {
    if (postgresProcesses(this.home).length > 0) return;
    await this.halt();
    await this.start();
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
