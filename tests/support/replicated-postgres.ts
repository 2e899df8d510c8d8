import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { runningPort, startCluster } from "@/scripts/embedded/postgres-cluster.mjs";
import { placeOf } from "@/scripts/embedded/postgres-location.mjs";
import { cloneTemplate, databaseUrl, openTestServer } from "@/scripts/embedded/test-database.mjs";
import { postgresProcesses } from "./postgres-processes";

const DATABASE = "market";
/** The name of the replica in `synchronous_standby_names`. */
export const REPLICA = "replica";

type Place = Awaited<ReturnType<typeof placeOf>>;

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

function own({ ids }: Place, path: string): void {
  const { uid, gid } = (ids ?? {}) as { uid?: number; gid?: number };
  if (uid !== undefined && gid !== undefined) chownSync(path, uid, gid);
}

/** Copies a running server's data as pg_basebackup does, which the embedded PostgreSQL has not. */
async function copyData(from: string, to: Place): Promise<void> {
  mkdirSync(to.cluster);
  await connected(from, async (client) => {
    const { rows: settings } = await client.query<{ data_directory: string }>("SHOW data_directory");
    const source = settings[0]?.data_directory ?? "";
    if (!existsSync(source))
      throw new Error("The data to copy is not on this machine: unset TEST_DATABASE_URL");
    // Keeps the log of the copy, which a checkpoint would remove, for as long as this connection lasts.
    await client.query("SELECT pg_create_physical_replication_slot($1, true, true)", [`copy_${process.pid}`]);
    await client.query("SELECT pg_backup_start('replica', true)");
    // What changes meanwhile is in the log, which comes after it. Databases in memory are another run's, which the copy
    // would write into: it gets a folder in their place.
    const copy =
      'tar -C "$0" --exclude=./postmaster.pid --exclude="./pg_wal/0*" --exclude="./pg_tblspc/*" -cf - . | tar -C "$1" -xpf -';
    execFileSync("sh", ["-c", copy, source, to.cluster], { stdio: "ignore" });
    const { rows } = await client.query<{ label: string; last: string }>(
      "SELECT labelfile AS label, pg_walfile_name(lsn) AS last FROM pg_backup_stop(false)",
    );
    const { label = "", last = "" } = rows[0] ?? {};
    writeFileSync(join(to.cluster, "backup_label"), label);
    own(to, join(to.cluster, "backup_label"));
    appendFileSync(join(to.cluster, "postgresql.auto.conf"), "allow_in_place_tablespaces = on\n");
    const first = /\(file (\w+)\)/.exec(label)?.[1] ?? "";
    const { rows: files } = await client.query<{ name: string }>(
      "SELECT name FROM pg_ls_waldir() WHERE name BETWEEN $1 AND $2",
      [first, last],
    );
    const paths = files.map(({ name }) => join(source, "pg_wal", name));
    execFileSync("cp", ["-p", ...paths, join(to.cluster, "pg_wal")]);
  });
}

/** A PostgreSQL that a test kills, freezes and starts again. */
export class PostgresNode {
  url = "";

  private constructor(
    private readonly place: Place,
    private readonly like: URL,
  ) {}

  /** A copy of a running server, which follows it from then on when it is its replica. */
  static async copyOf(url: string, place: Place, isReplica = false): Promise<PostgresNode> {
    const node = new PostgresNode(place, new URL(url));
    await copyData(url, place);
    if (isReplica) node.follow();
    await node.start();
    return node;
  }

  private follow(): void {
    const { hostname, port, username, password } = this.like;
    const primary = `host=${hostname} port=${port} user=${username} password=${password} application_name=${REPLICA}`;
    appendFileSync(join(this.place.cluster, "postgresql.auto.conf"), `primary_conninfo = '${primary}'\n`);
    const signal = join(this.place.cluster, "standby.signal");
    writeFileSync(signal, "");
    own(this.place, signal);
  }

  /** Starts it on the port that it had before. */
  async start(): Promise<void> {
    // Removes what a killed one has left, whose processes may not be reaped yet.
    runningPort(this.place);
    const address = new URL(this.like);
    address.port = String(await startCluster(this.place, { disposable: true }));
    this.url = databaseUrl(address.href, DATABASE);
  }

  get port(): number {
    return Number(new URL(this.url).port);
  }

  /** Runs one statement on a connection of its own. */
  query<Row extends pg.QueryResultRow>(text: string): Promise<Row[]> {
    return connected(this.url, async (client) => (await client.query<Row>(text)).rows);
  }

  /** Whether this replica has replayed all that its primary has written. */
  async hasAllOf(primary: PostgresNode): Promise<boolean> {
    const [written] = await primary.query<{ lsn: string }>("SELECT pg_current_wal_insert_lsn() AS lsn");
    const text = `SELECT pg_last_wal_replay_lsn() >= '${written?.lsn}' AS "isThere"`;
    return (await this.query<{ isThere: boolean }>(text))[0]?.isThere === true;
  }

  /** Kills all of its processes at once (SIGKILL), as a machine that loses its power. */
  kill(): void {
    this.signal("SIGKILL");
  }

  /** Freezes all of its processes: connections stay open and are not answered. */
  freeze(): void {
    this.signal("SIGSTOP");
  }

  /** Lets them go on. */
  thaw(): void {
    this.signal("SIGCONT");
  }

  private signal(signal: NodeJS.Signals): void {
    for (const pid of postgresProcesses(this.place.cluster)) process.kill(pid, signal);
  }

  /** Stops it for good: what it has in memory is not written down. */
  async stop(): Promise<void> {
    // Removes what a killed one has left: the process id may be another's by now.
    if (runningPort(this.place) === null) return;
    this.thaw();
    const [server = 0] = postgresProcesses(this.place.cluster);
    process.kill(server, "SIGQUIT");
    // It goes last.
    while (existsSync(join(this.place.cluster, "postmaster.pid"))) await sleep(20);
  }
}

export type ReplicatedPostgres = {
  primary: PostgresNode;
  replica: PostgresNode;
  /** Stops both and removes their data. */
  remove: () => Promise<void>;
};

/** A primary with an empty market and a streaming replica of it, both copied from the server of all tests. */
export async function aReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-replicated-"));
  // PostgreSQL runs as another user where the tests run as root.
  chmodSync(folder, 0o755);
  const place = await placeOf(folder);
  const home = dirname(place.cluster);
  const server = await openTestServer();
  try {
    const primary = await PostgresNode.copyOf(server.url, place);
    await cloneTemplate(primary.url, server.template, DATABASE);
    const beside = { ...place, cluster: join(home, "replica") };
    const replica = await PostgresNode.copyOf(primary.url, beside, true);
    const remove = async () => {
      await replica.stop();
      await primary.stop();
      // Where its user could not reach the own folder, the data and a copy of the programmes lie elsewhere.
      for (const each of [home, folder]) rmSync(each, { recursive: true, force: true });
    };
    return { primary, replica, remove };
  } finally {
    await server.stop();
  }
}
