// The cheapest client: it writes the same request again and counts bytes, so that the server is what is measured.
import { once } from "node:events";
import { connect } from "node:net";

export type Request = { path: string; headers: Record<string, string> };
/** `length` counts head and body. */
export type Answer = { head: string; length: number; body: Buffer };

const requestFor = ({ path, headers }: Request) =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    "",
    "",
  ].join("\r\n");

/** One whole answer. */
export async function lookAt(port: number, request: Request): Promise<Answer> {
  const socket = connect(port, "127.0.0.1");
  socket.write(requestFor(request));
  let bytes = Buffer.alloc(0);
  for (;;) {
    bytes = Buffer.concat([bytes, (await once(socket, "data"))[0]]);
    const end = bytes.indexOf("\r\n\r\n");
    if (end < 0) continue;
    const head = bytes.subarray(0, end).toString("latin1");
    const length = end + 4 + Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
    if (bytes.length < length) continue;
    socket.destroy();
    return { head, length, body: bytes.subarray(end + 4, length) };
  }
}

type Tally = { answers: number; until: number };

async function keepAsking(port: number, request: string, length: number, tally: Tally): Promise<void> {
  const socket = connect(port, "127.0.0.1");
  let missing = length;
  socket.on("data", (part) => {
    missing -= part.length;
    if (missing > 0) return;
    if (missing < 0) throw new Error("the answers differ in length");
    tally.answers += 1;
    missing = length;
    if (Date.now() < tally.until) socket.write(request);
    else socket.end();
  });
  socket.write(request);
  await once(socket, "close");
}

/** Answers a second over eight kept connections, measured for a second. */
export async function answersPerSecond(port: number, request: Request): Promise<number> {
  const { length } = await lookAt(port, request);
  const since = performance.now();
  const tally = { answers: 0, until: Date.now() + 1000 };
  const text = requestFor(request);
  await Promise.all(Array.from({ length: 8 }, () => keepAsking(port, text, length, tally)));
  return tally.answers / ((performance.now() - since) / 1000);
}
