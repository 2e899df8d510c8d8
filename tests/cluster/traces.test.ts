import type { Socket } from "socket.io-client";
import { afterAll, expect, it } from "vitest";
import { inSpan, stopTracing } from "@/lib/platform/server/tracing/tracing";
import { startTracing } from "@/lib/platform/server/tracing/start-tracing";
import { send } from "@/lib/platform/server/realtime/realtime";
import { aClient } from "@/tests/support/factories";
import { aTraceparent, OtlpReceiver, wayTo } from "@/tests/support/otlp-receiver";
import { realtimeServers } from "@/tests/support/realtime-servers";

const collector = new OtlpReceiver();
// Before the second process is started, which inherits them.
process.env.OTEL_EXPORTER_OTLP_ENDPOINT = await collector.start();
process.env.OTEL_EXPORTER_OTLP_PROTOCOL = "http/json";
process.env.OTEL_BSP_SCHEDULE_DELAY = "50";
await startTracing();
const servers = realtimeServers({ modules: "none" });
afterAll(async () => {
  await stopTracing();
  await collector.stop();
});

it("shows an event in the trace of what caused it, also where another process hands it to the device", async () => {
  const client = await aClient();
  const unread = { notifications: 1, messages: 2, version: 3 };
  let received: Promise<unknown> | undefined;
  const listen = (device: Socket) => {
    received = new Promise((done) => device.once("UNREAD", done));
  };
  await servers.connect(client, listen, 1);
  const { traceId, traceparent } = aTraceparent();

  inSpan("press", { kind: "server", parent: traceparent }, () =>
    send({ userIds: [client.id], event: "UNREAD", payload: unread }),
  );

  expect(await received).toEqual(unread);
  const way = () => wayTo(collector.trace(traceId), "deliver UNREAD");
  await expect.poll(way, { timeout: 10_000 }).toEqual(["press", "emit UNREAD", "deliver UNREAD"]);
});
