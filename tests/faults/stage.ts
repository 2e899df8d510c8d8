// The product as an operator runs it: two processes on one PostgreSQL and one Redis, beside a mail server.
import { setTimeout as sleep } from "node:timers/promises";
import { openRedis } from "../../scripts/embedded/redis.mjs";
import { FakeSmtp } from "../support/fake-smtp";
import { KillableServer } from "../support/killable-server";
import { RestartablePostgres } from "../support/restartable-postgres";

type Redis = Awaited<ReturnType<typeof openRedis>>;

/** Plans that no run uses up, although a process that starts writes its own numbers. */
const ENDLESS_PLANS = `
  CREATE FUNCTION endless() RETURNS trigger LANGUAGE plpgsql
    AS 'BEGIN NEW.offers_per_month := 100000; RETURN NEW; END';
  CREATE TRIGGER endless BEFORE INSERT OR UPDATE ON plans FOR EACH ROW EXECUTE FUNCTION endless();
  UPDATE plans SET offers_per_month = 0`;

export class Stage {
  private constructor(
    readonly postgres: RestartablePostgres,
    readonly redis: Redis,
    readonly smtp: FakeSmtp,
    readonly smtpPort: number,
    readonly servers: readonly KillableServer[],
  ) {}

  static async open(): Promise<Stage> {
    const postgres = await RestartablePostgres.create();
    const redis = await openRedis();
    const smtp = new FakeSmtp();
    const smtpPort = await smtp.start();
    const servers: KillableServer[] = [];
    const stage = new Stage(postgres, redis, smtp, smtpPort, servers);
    // One after the other: a port looks free until its server listens.
    for (const number of [0, 1]) {
      servers.push(await KillableServer.create({ url: postgres.url, stop: async () => {} }));
      if (number === 0) await stage.query(ENDLESS_PLANS);
      await stage.start(number);
    }
    return stage;
  }

  /** One of the two processes; as a load balancer would choose it. */
  anyServer(): KillableServer {
    return this.server(Math.floor(Math.random() * this.servers.length));
  }

  private server(number: number): KillableServer {
    const server = this.servers[number];
    if (!server) throw new Error(`there is no server ${number}`);
    return server;
  }

  async start(number: number): Promise<void> {
    const SMTP_URL = `smtp://127.0.0.1:${this.smtpPort}`;
    await this.server(number).start({ REDIS_URL: this.redis.url, SMTP_URL, LOG_LEVEL: "silent" });
  }

  async kill(number: number): Promise<void> {
    await this.server(number).kill();
  }

  query: KillableServer["query"] = (text, values) => this.server(0).query(text, values);

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

  async close(): Promise<void> {
    for (const server of this.servers) await server.remove();
    await this.smtp.stop();
    await this.redis.stop();
    await this.postgres.stop();
  }
}
