import { once } from "node:events";
import {
  request,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
} from "node:http";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";

let server: Server;

async function start(): Promise<number> {
  server = createHardenedServer((incoming, response) => {
    response.end(JSON.stringify({ headers: incoming.headers, raw: incoming.rawHeaders }));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return (server.address() as AddressInfo).port;
}

async function get(port: number, headers: Record<string, string>, path = "/") {
  const sent = request({ port, host: "127.0.0.1", headers, path }).end();
  const [answer] = (await once(sent, "response")) as [IncomingMessage];
  let text = "";
  for await (const part of answer) text += String(part);
  return { answer, seen: JSON.parse(text) as { headers: IncomingHttpHeaders; raw: string[] } };
}

/** What the server sends on a raw connection until it closes it. */
async function upgrade(port: number, path: string): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  socket.write(
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
  );
  let text = "";
  socket.on("data", (part) => (text += String(part)));
  await once(socket, "close");
  return text;
}

describe("the guarded server", () => {
  afterEach(() => server.close());

  it("believes no header that only it may set, however it is read", async () => {
    const { seen } = await get(await start(), {
      "x-client-ip": "1.2.3.4",
      "X-Middleware-Subrequest": "middleware",
      "x-nonce": "abc",
      "Content-Security-Policy": "script-src *",
      "x-forwarded-for": "1.2.3.4",
      accept: "text/html",
    });

    expect(Object.keys(seen.headers).sort()).toEqual(["accept", "connection", "host", "x-client-ip"]);
    expect(seen.headers["x-client-ip"]).toBe("127.0.0.1");
    expect(seen.raw.join()).not.toMatch(/1\.2\.3\.4|middleware|nonce|script-src/i);
    expect(seen.raw.slice(-2)).toEqual(["x-client-ip", "127.0.0.1"]);
  });

  it("cleans a socket's polling too, whose listener takes the place of all others", async () => {
    const port = await start();
    const [others] = server.listeners("request") as RequestListener[];
    server.removeAllListeners("request").on("request", (incoming, response) => {
      response.end(JSON.stringify({ headers: incoming.headers, raw: incoming.rawHeaders }));
    });
    const forged = { "x-client-ip": "1.2.3.4", "x-nonce": "abc" };

    const alone = await get(port, forged, "/socket.io/?EIO=4&transport=polling");
    server.removeAllListeners("request").on("request", others as RequestListener);
    const twice = await get(port, forged, "/socket.io/?EIO=4&transport=polling");

    expect(alone.seen.headers["x-client-ip"]).toBe("127.0.0.1");
    expect(alone.seen.raw.join()).not.toMatch(/1\.2\.3\.4|nonce/);
    expect(twice.seen).toEqual(alone.seen);
  });

  it("keeps a connection longer than the proxies before it do", async () => {
    const { answer } = await get(await start(), { connection: "keep-alive" });

    expect(answer.headers["keep-alive"]).toBe("timeout=150");
  });

  it("forbids frames, type guessing and, outside the real market, search engines", async () => {
    const { answer } = await get(await start(), {});

    expect(answer.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["x-frame-options"]).toBe("DENY");
    expect(answer.headers["x-robots-tag"]).toBe("noindex, nofollow");
    expect(answer.headers["strict-transport-security"]).toBeUndefined();
  });

  it("hangs up on every upgrade that is not for our sockets", async () => {
    const port = await start();
    const requests: string[] = [];
    server.on("upgrade", (incoming: IncomingMessage, socket) => {
      requests.push(incoming.url ?? "");
      socket.end("HTTP/1.1 101 Switching Protocols\r\n\r\n");
    });

    expect(await upgrade(port, "/anything")).toBe("");
    expect(await upgrade(port, "/socket.io/?EIO=4")).toContain("101");
    expect(requests).toEqual(["/socket.io/?EIO=4"]);
  });
});
