// The product as an operator runs it: two processes on one PostgreSQL and one Redis, behind a proxy, beside the services
// they need.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { openCaddy } from "../../scripts/programs/caddy.mjs";
import { openRedis } from "../../scripts/programs/redis.mjs";
import { KillableServer } from "../support/killable-server";
import { prepareMarket, RestartablePostgres } from "../support/restartable-postgres";
import type { SmallDisk } from "../support/small-disk";
import { Cleanup } from "./cleanup";
import { Services } from "./services";

type Redis = Awaited<ReturnType<typeof openRedis>>;
type Proxy = Awaited<ReturnType<typeof openCaddy>>;

/** Longer than the proxy needs to see that a process leaves. */
const DRAIN_SECONDS = "8";
/** Longer than the proxy needs to see that a process is there again: until then it knows of no other. */
const SEEN_AGAIN_MS = 3_000;

/** An older release, built in a folder of its own. */
export type Release = { folder: string; prepare: (url: string) => Promise<void> };

export type StageSettings = { cleanup?: Cleanup; release?: Release | null; disk?: SmallDisk | null };

const otherClock = (seconds: number) => ({
  CLOCK_SECONDS: String(seconds),
  NODE_OPTIONS: `--import ${new URL("other-clock.mjs", import.meta.url).href}`,
});

/** Plans that no run uses up, although a process that starts writes its own numbers. */
const ENDLESS_PLANS = `
  CREATE FUNCTION endless() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.offers_per_month := 100000; RETURN NEW; END';
  CREATE TRIGGER endless BEFORE INSERT OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION endless();
  UPDATE plans SET offers_per_month = 0`;

export class Stage {
  readonly servers: KillableServer[] = [];
  private proxy: Proxy | undefined;

  private constructor(
    readonly postgres: RestartablePostgres,
    readonly redis: Redis,
    readonly services: Services,
    /** Where database and processes store everything; null: on the machine's own disk. */
    readonly disk: SmallDisk | null,
    /** The release that the processes are started from; null: the present one. */
    private release: Release | null,
    private readonly cleanup: Cleanup,
  ) {}

  /** What it starts is stopped by the cleanup, also when only a part of it has started. */
  static async open({ cleanup = new Cleanup(), ...settings }: StageSettings = {}): Promise<Stage> {
    try {
      return await Stage.openWith(cleanup, settings);
    } catch (error) {
      await cleanup.run();
      throw error;
    }
  }

  private static async openWith(
    cleanup: Cleanup,
    { release = null, disk = null }: StageSettings,
  ): Promise<Stage> {
    // Redis has another one: it would be without data anyway.
    const redis = await openRedis();
    cleanup.add(() => redis.stop());
    if (disk) process.env.TMPDIR = disk.folder;
    const postgres = new RestartablePostgres();
    cleanup.add(() => postgres.stop());
    await postgres.open(release?.prepare);
    const services = await Services.open();
    cleanup.add(() => services.close());
    const stage = new Stage(postgres, redis, services, disk, release, cleanup);
    cleanup.add(() => stage.closeDoors());
    await stage.openDoors();
    return stage;
  }

  private async openDoors(): Promise<void> {
    // One after the other: a port looks free until its server listens.
    for (const number of [0, 1]) {
      this.servers.push(await KillableServer.create({ url: this.postgres.url, stop: async () => {} }));
      await this.start(number);
      // The first start of an older release writes its plans.
      if (number === 0) await this.prepare();
    }
    this.services.tell(this.server(0).url);
    this.proxy = await openCaddy(this.servers.map(({ url }) => url));
  }

  private async prepare(): Promise<void> {
    await this.query(ENDLESS_PLANS);
    await this.server(0).run("scripts/commands/sync-plans.ts", this.services.settings);
  }

  /** Two addresses that lead to the processes: those of the processes themselves, or twice the proxy's. */
  doors(isProxied: boolean): string[] {
    return this.servers.map(({ url }) => (isProxied && this.proxy ? this.proxy.url : url));
  }

  private server(number: number): KillableServer {
    const server = this.servers[number];
    if (!server) throw new Error(`there is no server ${number}`);
    return server;
  }

  /** Starts one of the processes, with a clock that is so many seconds ahead. */
  async start(number: number, clockSeconds = 0): Promise<void> {
    const clock = clockSeconds === 0 ? {} : otherClock(clockSeconds);
    // What is in a bucket needs no room here.
    const bucket: Record<string, string> = this.disk ? { S3_BUCKET: "" } : {};
    const others = { ...this.services.settings, ...bucket, REDIS_URL: this.redis.url };
    const settings = { ...others, LOG_LEVEL: "silent", DRAIN_SECONDS, ...clock };
    if (this.release) await this.server(number).startRelease(this.release.folder, settings);
    else await this.server(number).start(settings);
  }

  async leave(number: number): Promise<void> {
    await this.server(number).leave();
  }

  /** Every process is exchanged for one of the present release, one after the other; migrations come before the first. */
  async upgrade(): Promise<void> {
    for (const number of this.servers.keys()) {
      await this.leave(number);
      if (this.release) await prepareMarket(this.postgres.url);
      this.release = null;
      await this.start(number);
      await sleep(SEEN_AGAIN_MS);
    }
  }

  async kill(number: number): Promise<void> {
    await this.server(number).kill();
  }

  query: KillableServer["query"] = (text, values) => this.server(0).query(text, values);

  /** What is stored of a file, in the bucket or by the processes themselves. */
  objectsOf(publicId: string): { key: string; bytes: Uint8Array }[] {
    if (!this.disk)
      return [...this.services.bucket.objects]
        .filter(([key]) => key.includes(publicId))
        .map(([key, { bytes }]) => ({ key, bytes }));
    return this.servers.flatMap(({ folder }) => {
      const uploads = join(folder, "uploads");
      const keys = readdirSync(uploads, { recursive: true, encoding: "utf8" });
      return keys
        .filter((key) => key.includes(publicId))
        .map((key) => ({ key, bytes: readFileSync(join(uploads, key)) }));
    });
  }

  /** Waits until both processes answer. */
  async untilReady(): Promise<void> {
    for (const server of this.servers) await server.untilReady();
  }

  /** Waits for something, at most `withinMs`; false when it did not come. */
  async until(isSo: () => Promise<boolean>, withinMs: number): Promise<boolean> {
    const late = Date.now() + withinMs;
    while (!(await isSo())) {
      if (Date.now() > late) return false;
      await sleep(250);
    }
    return true;
  }

  /** Stops everything that the cleanup knows of. */
  close(): Promise<void> {
    return this.cleanup.run();
  }

  private async closeDoors(): Promise<void> {
    await this.proxy?.stop();
    for (const server of this.servers) await server.remove();
  }
}
