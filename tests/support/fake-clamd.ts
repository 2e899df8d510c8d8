import { createServer, type Server, type Socket } from "node:net";
import type { AddressInfo } from "node:net";

/** The test file that all virus scanners know (https://www.eicar.org), in two parts, so that none finds it in the sources. */
export const EICAR = ["X5O!P%@AP[4\\PZX54(P^)7CC)7}$", "EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("");

const COMMAND = Buffer.from("zINSTREAM\0");
const LENGTH_BYTES = 4;

/** The chunks of an INSTREAM that has ended; null while more is to come. */
function readChunks(received: Buffer): Buffer | null {
  const chunks: Buffer[] = [];
  for (let at = COMMAND.length; at + LENGTH_BYTES <= received.length;) {
    const length = received.readUInt32BE(at);
    if (length === 0) return Buffer.concat(chunks);
    chunks.push(received.subarray(at + LENGTH_BYTES, at + LENGTH_BYTES + length));
    at += LENGTH_BYTES + length;
  }
  return null;
}

/** ClamAV's daemon of the wire protocol (clamd(8), INSTREAM) that knows one signature. */
export class FakeClamd {
  /** How many files were scanned. */
  scanned = 0;
  /** What it does with the next files. */
  mood: "works" | "is silent" | "is out of memory" | "hangs up" = "works";
  url = "";
  private server: Server | undefined;
  private readonly sockets = new Set<Socket>();

  private serve(socket: Socket): void {
    this.sockets.add(socket);
    let received = Buffer.alloc(0);
    socket.on("error", () => undefined);
    socket.on("data", (part) => {
      if (this.mood === "is silent") return;
      if (this.mood === "hangs up") return socket.destroy();
      received = Buffer.concat([received, part]);
      if (!received.subarray(0, COMMAND.length).equals(COMMAND)) return socket.end("UNKNOWN COMMAND\0");
      const content = readChunks(received);
      if (content) socket.end(`${this.judge(content)}\0`);
    });
  }

  private judge(content: Buffer): string {
    this.scanned += 1;
    if (this.mood === "is out of memory") return "stream: Can't allocate memory ERROR";
    return content.includes(EICAR) ? "stream: Eicar-Test-Signature FOUND" : "stream: OK";
  }

  async start(): Promise<void> {
    this.server = createServer((socket) => this.serve(socket));
    await new Promise<void>((done) => this.server?.listen(0, "127.0.0.1", done));
    this.url = `tcp://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((done) => this.server?.close(done));
  }
}
