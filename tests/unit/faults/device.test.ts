import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";
import { WebSocketServer } from "ws";
import { Device } from "../../bench/chat-device";

/** A server that speaks as much of socket.io as a device, and answers every message with the same; null: not at all. */
async function answering(answer: object | null) {
  const server = new WebSocketServer({ port: 0 });
  server.on("connection", (socket) => {
    socket.send("0{}");
    socket.on("message", (bytes: Buffer) => {
      const text = bytes.toString();
      const [, id] = /^42(\d+)/.exec(text) ?? [];
      if (text.startsWith("40")) socket.send("40{}");
      if (id && answer) socket.send(`43${id}${JSON.stringify([answer])}`);
    });
  });
  await once(server, "listening");
  return { server, url: `http://localhost:${(server.address() as AddressInfo).port}` };
}

async function write(answer: object | null, giveUpMs: number): Promise<string> {
  const { server, url } = await answering(answer);
  const device = new Device({ url, tenderId: "tender", proId: "pro", token: "token", giveUpMs });
  const life = device.live();
  try {
    return await device.write("Good morning");
  } finally {
    device.end();
    server.close();
    await life;
  }
}

const refusedWith = (statusCode: number, code: string) => ({ ok: false, error: { statusCode, code } });

it("says at once that a message is refused for good", async () => {
  await expect(write(refusedWith(403, "forbidden"), 60_000)).rejects.toThrow("refused: 403 forbidden");
});

it.each([null, refusedWith(503, "unavailable"), refusedWith(429, "too_many_requests")])(
  "gives a message up that is not acknowledged, and does not try for ever: %j",
  async (answer) => {
    await expect(write(answer, 500)).rejects.toThrow("not acknowledged within 0.5 s");
  },
);

it("has written what is acknowledged", async () => {
  expect(await write({ ok: true }, 60_000)).toMatch(/^[0-9a-f-]{36}$/);
});
