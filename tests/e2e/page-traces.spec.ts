import { expect, test as base } from "playwright/test";
import { KillableServer } from "../support/killable-server";
import { aTraceparent, OtlpReceiver, wayTo } from "../support/otlp-receiver";

const NOBODYS = "00000000-0000-4000-8000-000000000000";

const test = base.extend<{ collector: OtlpReceiver; server: KillableServer }>({
  collector: async ({}, provide) => {
    const collector = new OtlpReceiver();
    await provide(collector);
    await collector.stop();
  },
  server: async ({ collector }, provide) => {
    const server = await KillableServer.create();
    await server.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: await collector.start(),
      OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
      OTEL_BSP_SCHEDULE_DELAY: "50",
      LOG_LEVEL: "silent",
    });
    await provide(server);
    await server.remove();
  },
});

test("a page is traced to its statements, and its address stays here", async ({ server, collector }) => {
  const { traceId, traceparent } = aTraceparent();

  const path = `/de/tenders/${NOBODYS}?from=anna.huber`;
  const answer = await fetch(`${server.url}${path}`, { headers: { traceparent } });

  expect(answer.status).toBe(404);
  const spans = () => collector.trace(traceId);
  const page = "GET /[lang]/tenders/[tenderId]";
  await expect.poll(() => wayTo(spans(), "select offers")).toEqual([page, "select offers"]);
  await expect.poll(() => spans().map(({ name }) => name)).toContain(page);
  expect(spans().find(({ name }) => name === page)?.facts["http.response.status_code"]).toBe(404);
  expect(JSON.stringify(spans())).not.toContain(NOBODYS);
  expect(JSON.stringify(spans())).not.toContain("anna.huber");
});
