// The cheapest client there is: writes the same request again and counts bytes, so that the server is what is measured.
import { once } from "node:events";
import { connect } from "node:net";

const requestFor = ({ path, headers }) =>
  [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    ...Object.entries(headers).map(([n, v]) => `${n}: ${v}`),
    "",
    "",
  ].join("\r\n");

/** How long one whole answer is, head and body, and what its head says. */
export async function lookAt(port, asked) {
  const socket = connect(port, "127.0.0.1");
  socket.write(requestFor(asked));
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

function keepAsking(port, request, length, state) {
  const socket = connect(port, "127.0.0.1");
  let missing = length;
  socket.on("data", ({ length: came }) => {
    missing -= came;
    if (missing > 0) return;
    if (missing < 0) throw new Error("the answers differ in length");
    state.answers += 1;
    missing = length;
    if (Date.now() < state.until) socket.write(request);
    else socket.end();
  });
  socket.write(request);
  return once(socket, "close");
}

/** Answers a second over `connections` kept ones, asked for `ms` milliseconds. */
export async function answersPerSecond(port, asked, { connections = 8, ms = 1000 } = {}) {
  const { length } = await lookAt(port, asked);
  const since = performance.now();
  const state = { answers: 0, until: Date.now() + ms };
  const request = requestFor(asked);
  await Promise.all(Array.from({ length: connections }, () => keepAsking(port, request, length, state)));
  return state.answers / ((performance.now() - since) / 1000);
}
