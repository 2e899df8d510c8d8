import { createServer, connect, type AddressInfo, type Server, type Socket } from "node:net";

/** A network connection to a server on this machine that a test cuts and mends: one for each device. */
export class CuttableLine {
  private readonly ends = new Set<Socket>();
  private isCut = false;

  private constructor(
    private readonly door: Server,
    private readonly port: number,
  ) {}

  /** A line to a port of this machine. */
  static async to(port: number): Promise<CuttableLine> {
    const door = createServer({ allowHalfOpen: true });
    await new Promise<void>((resolve) => door.listen(0, "127.0.0.1", resolve));
    const line = new CuttableLine(door, port);
    door.on("connection", (near) => line.join(near));
    return line;
  }

  /** Where the device finds the server. */
  get url(): string {
    return `http://localhost:${(this.door.address() as AddressInfo).port}`;
  }

  private join(near: Socket): void {
    if (this.isCut) return void near.destroy();
    const far = connect(this.port, "127.0.0.1");
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.ends.add(one);
      // What breaks one half breaks the other: that is what a cut looks like from both sides.
      one.on("error", () => other.destroy());
      one.on("close", () => {
        this.ends.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  }

  /** Everything under way is lost, and nobody gets through until the line is mended. */
  cut(): void {
    this.isCut = true;
    for (const end of this.ends) end.destroy();
  }

  /** The line is there again. */
  mend(): void {
    this.isCut = false;
  }

  /** Takes the line down. */
  async remove(): Promise<void> {
    this.cut();
    await new Promise((resolve) => this.door.close(resolve));
  }
}
