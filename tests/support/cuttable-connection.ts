import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";
import { Transform } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** A TCP proxy to a server on this machine, which a test cuts and restores: one for each device. */
export class CuttableConnection {
  private readonly ends = new Set<Socket>();
  private isCut = false;
  private isSilent = false;
  private lateness = () => 0;

  private constructor(
    private readonly door: Server,
    private port: number,
  ) {}

  /** A proxy to a port of this machine. */
  static async to(port: number): Promise<CuttableConnection> {
    const door = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
    const connection = new CuttableConnection(door, port);
    door.on("connection", (near) => connection.join(near));
    return connection;
  }

  /** The address that the device connects to. */
  get url(): string {
    return `http://localhost:${(this.door.address() as AddressInfo).port}`;
  }

  private join(near: Socket): void {
    if (this.isCut) return void near.destroy();
    if (this.isSilent) return this.hold(near);
    const far = connect(this.port, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one);
      // An error on one half destroys the other: that is what a cut looks like from both sides.
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.ends.delete(one);
        other.destroy();
      });
      one.pipe(this.wire()).pipe(other);
    }
  }

  /** Passes everything on in order, as late as the connection is when it comes. */
  private wire(): Transform {
    let arrivesAt = 0;
    let last = Promise.resolve();
    // One after the other, whichever timer is first: those of the same moment may fire in any order.
    const afterAll = (then: () => void) => {
      const ms = Math.max(0, arrivesAt - performance.now());
      last = Promise.all([last, ms > 0 ? sleep(ms) : undefined]).then(() => then());
    };
    const wire = new Transform({
      transform: (piece: Buffer, _, done) => {
        arrivesAt = Math.max(arrivesAt, performance.now() + this.lateness());
        afterAll(() => wire.destroyed || wire.push(piece));
        done();
      },
      flush: (done) => afterAll(done),
    });
    return wire;
  }

  /** From now on each piece of data is so many milliseconds late. */
  delay(lateness: () => number): void {
    this.lateness = lateness;
  }

  private hold(near: Socket): void {
    this.ends.add(near);
    near.on("error", () => near.destroy());
    near.on("close", () => this.ends.delete(near));
  }

  /** Everything in flight is lost, and what connects until `mend` gets no answer, not even a refusal. */
  silence(): void {
    this.cut();
    this.isCut = false;
    this.isSilent = true;
  }

  /**
   * What is connected stays so and carries nothing any more, also after `mend`: a machine that died without a word. What
   * connects until `mend` gets no answer.
   */
  stall(): void {
    for (const end of this.ends) end.unpipe().pause();
    this.isSilent = true;
  }

  /** Everything in flight is lost, and no connection succeeds until `mend`. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** Everything in flight is lost, and what connects from now on reaches another server. */
  leadTo(port: number): void {
    this.cut();
    this.port = port;
    this.mend();
  }

  /** Connections succeed again, at once. */
  mend(): void {
    this.lateness = () => 0;
    this.isCut = false;
    this.isSilent = false;
  }

  /** Closes the proxy. */
  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.door.close(resolve));
  }
}

/** What becomes of every line to the database at once. */
export type DatabaseLines = Pick<CuttableConnection, "cut" | "mend" | "silence" | "stall" | "remove">;

/**
 * Puts the database at the end of lines that can be cut: one for what goes directly and, where the tests run behind a
 * PgBouncer, one to that. Before the first connection: it changes the settings.
 */
export async function linesToDatabase(): Promise<DatabaseLines> {
  const lines: CuttableConnection[] = [];
  for (const name of ["DATABASE_URL", "DIRECT_DATABASE_URL"]) {
    if (!process.env[name]) continue;
    const address = new URL(process.env[name]);
    const line = await CuttableConnection.to(Number(address.port));
    lines.push(line);
    address.host = new URL(line.url).host;
    process.env[name] = address.href;
  }
  const all = (change: (line: CuttableConnection) => void) => () => lines.forEach(change);
  return {
    cut: all((line) => line.cut()),
    mend: all((line) => line.mend()),
    silence: all((line) => line.silence()),
    stall: all((line) => line.stall()),
    remove: async () => void (await Promise.all(lines.map((line) => line.remove()))),
  };
}
