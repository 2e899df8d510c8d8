// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterEach, beforeEach, expect, it, vi } from "vitest";

vi.mock("socket.io-client", async (original) => {
  const real = await original<typeof import("socket.io-client")>();
  // The page's own origin has no server in a test: the server's address replaces it.
  return { ...real, io: (options: object) => real.io(origin, { ...options, transports: ["websocket"] }) };
});

vi.mock("@/lib/platform/browser/api/api", () => ({
  refreshSession: () => Promise.resolve({ state: "renewed" }),
}));

let origin = "";
let server: Server;

beforeEach(async () => {
  vi.resetModules();
  const http = createServer();
  server = new Server(http, { path: "/socket.io" });
  await new Promise<void>((done) => http.listen(0, done));
  origin = `http://localhost:${(http.address() as AddressInfo).port}`;
});
afterEach(async () => {
  vi.useRealTimers();
  const { connectSocket } = await import("@/lib/platform/browser/realtime/socket");
  connectSocket(null);
  await server.close();
});

async function aConnectedPage() {
  const page = await import("@/lib/platform/browser/realtime/socket");
  page.connectSocket("user");
  await expect.poll(page.readSocketState).toBe("connected");
  return page;
}

it("answers with what the server acknowledges", async () => {
  server.on("connection", (device) =>
    device.on("JOIN_CHAT", (payload: { tenderId: string }, answer: (result: object) => void) =>
      answer({ ok: true, lastSeq: 3, ...payload }),
    ),
  );
  const { request } = await aConnectedPage();

  expect(await request("JOIN_CHAT", { tenderId: "t" })).toMatchObject({ lastSeq: 3, tenderId: "t" });
});

it("fails like a call when the server refuses, with the status of the refusal", async () => {
  const error = { code: "chat_needs_offer", message: "Send an offer first.", requestId: "r" };
  server.on("connection", (device) =>
    device.on("JOIN_CHAT", (_: object, answer: (result: object) => void) => answer({ ok: false, error })),
  );
  const { request } = await aConnectedPage();

  await expect(request("JOIN_CHAT", {})).rejects.toMatchObject({
    status: 403,
    code: "chat_needs_offer",
    message: "Send an offer first.",
  });
});

it("takes an event that nobody acknowledges for lost after five seconds", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const { request } = await aConnectedPage();
  const lost = request("JOIN_CHAT", {}).catch((error: unknown) => error);

  await vi.advanceTimersByTimeAsync(5_000);

  expect(await lost).toMatchObject({ status: 0, code: "timeout" });
});

it("does not pretend to send while there is no connection", async () => {
  const { request } = await import("@/lib/platform/browser/realtime/socket");

  await expect(request("JOIN_CHAT", {})).rejects.toMatchObject({ code: "network" });
});

it("says that the connection is down once the server cannot be reached, and when it is back", async () => {
  const { readSocketState } = await aConnectedPage();
  const port = Number(new URL(origin).port);

  await server.close();
  await expect.poll(readSocketState, { timeout: 5_000 }).toBe("down");

  const http = createServer();
  server = new Server(http, { path: "/socket.io" });
  http.listen(port);
  await expect.poll(readSocketState, { timeout: 9_000 }).toBe("connected");
}, 20_000);

it("says that something may have been missed when it is there again, whoever ended it, and not the first time", async () => {
  const { useResync, connectSocket, readSocketState } = await aConnectedPage();
  const listener = vi.fn<() => void>();
  renderHook(() => useResync(listener));

  for (const times of [1, 2]) {
    if (times === 1) server.disconnectSockets();
    else for (const { conn } of server.of("/").sockets.values()) conn.close();
    await expect.poll(() => listener.mock.calls.length, { timeout: 5_000 }).toBe(times);
  }

  connectSocket("somebody else");
  expect(readSocketState()).toBe("connecting");
  await expect.poll(readSocketState).toBe("connected");
  expect(listener).toHaveBeenCalledTimes(2);
}, 20_000);

it("stays away when newer pages took its place, until it is looked at again", async () => {
  let connections = 0;
  server.on("connection", () => (connections += 1));
  const { readSocketState } = await aConnectedPage();
  server.emit("SUPERSEDED", {});
  server.disconnectSockets();
  // Longer than a reconnect would take.
  await expect.poll(readSocketState, { timeout: 5_000 }).toBe("down");
  expect(connections).toBe(1);

  window.dispatchEvent(new Event("focus"));

  await expect.poll(readSocketState).toBe("connected");
}, 20_000);

it("opens a new connection when the person changes", async () => {
  let connections = 0;
  server.on("connection", () => (connections += 1));
  const { connectSocket } = await aConnectedPage();

  connectSocket("somebody else");

  await expect.poll(() => connections).toBe(2);
  await expect.poll(() => server.engine.clientsCount).toBe(1);
});
