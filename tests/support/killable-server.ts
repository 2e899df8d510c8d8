import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import { nextFreePort } from "@/scripts/embedded/serve.mjs";
import { cloneTemplate, openTestServer } from "@/scripts/embedded/test-database.mjs";

/** On a machine with two cores three servers may start at once, beside three browsers. */
const READY_WITHIN_MS = 180_000;
/** The address that `npm test` builds for: at any other one, every start makes the static pages anew. */
export const BUILT_FOR = "http://localhost:3000";

/**
 * Each worker of the tests looks for a free port from another one on: while a server is killed, or not yet started,
 * its port looks free to all others.
 */
const FIRST_PORT = 3300 + 10 * Number(process.env.TEST_PARALLEL_INDEX ?? 0);

/** The address of a database, and how to be done with it. */
type ItsDatabase = { url: string; stop: () => Promise<void> };

async function aDatabase(): Promise<ItsDatabase> {
  const server = await openTestServer();
  const url = await cloneTemplate(server.url, server.template, `${server.run}_killed`);
  return { url, stop: () => server.stop() };
}

/** A production server with a database of its own, which a test kills and starts as often as it likes. */
export class KillableServer {
  private child: ChildProcess | undefined;
  /** What it stores outside of the database. */
  readonly folder = mkdtempSync(join(tmpdir(), "tenderbee-killed-"));

  private constructor(
    private readonly database: ItsDatabase,
    private readonly port: number,
  ) {}

  /** A server that is not started yet, on a new database unless there is one for it. */
  static async create(database?: ItsDatabase): Promise<KillableServer> {
    return new KillableServer(database ?? (await aDatabase()), await nextFreePort(FIRST_PORT));
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  /** Starts the server and waits until it answers. */
  async start(environment: Record<string, string> = {}): Promise<void> {
    this.child = this.spawn(["--import", "tsx", "tests/support/server-process.ts"], environment);
    await this.untilReady();
  }

  /** Runs a script of the product to its end, with the settings of the server. */
  async run(script: string, environment: Record<string, string>): Promise<void> {
    const [code] = await once(this.spawn(["--import", "tsx", script], environment), "exit");
    if (code !== 0) throw new Error(`${script} ended with ${code}`);
  }

  /** Starts the release in a folder as an operator does: it migrates, builds unless it is built, and serves. */
  async startRelease(folder: string, environment: Record<string, string>): Promise<void> {
    this.child = this.spawn(["scripts/commands/start.mjs"], environment, folder);
    await this.untilReady();
  }

  private spawn(args: string[], environment: Record<string, string>, cwd = process.cwd()): ChildProcess {
    const env = {
      ...process.env,
      NODE_ENV: "production" as const,
      DEMO: "1",
      RATE_LIMITS: "0",
      LOG_LEVEL: "warn",
      TOKEN_SECRET: "a-secret-that-only-tests-know-and-share",
      FILE_ENCRYPTION_KEY: "a-key-that-only-tests-know-and-share",
      DATABASE_URL: this.database.url,
      DIRECT_DATABASE_URL: "",
      DATABASE_POOLED: "",
      DATABASE_REPLICA_URLS: "",
      DATA_DIR: this.folder,
      PORT: String(this.port),
      SITE_URL: BUILT_FOR,
      ...environment,
    };
    return spawn(process.execPath, args, { env, cwd, stdio: "inherit" });
  }

  /** Waits until the server answers, whether the present or the next process. */
  async untilReady(): Promise<void> {
    const giveUpAt = Date.now() + READY_WITHIN_MS;
    while (!(await this.isReady())) {
      if (this.child?.exitCode) throw new Error(`the server ended with ${this.child.exitCode}`);
      if (Date.now() > giveUpAt) throw new Error("the server does not start");
      await pause(50);
    }
  }

  private async isReady(): Promise<boolean> {
    return fetch(`${this.url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  /** Kills the process (SIGKILL): nothing of it runs any more, not even a signal handler. */
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  /** Tells the process to stop, and waits until it has. */
  leave(): Promise<void> {
    return this.end("SIGTERM");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = undefined;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, "exit");
    child.kill(signal);
    await gone;
  }

  /** Queries the database directly. */
  async query<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
    const client = new pg.Client({ connectionString: this.database.url });
    await client.connect();
    try {
      return (await client.query<Row>(text, values)).rows;
    } finally {
      await client.end();
    }
  }

  /** Kills the running process and removes its database and files. */
  async remove(): Promise<void> {
    await this.kill();
    await this.database.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
