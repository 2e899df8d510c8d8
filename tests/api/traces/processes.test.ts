import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { bundleOptions } from "@/scripts/build/server-bundle/server-bundle.mjs";
import { accessTokenOf } from "@/tests/support/call";
import { aClient, anOfferBody, aPro, aTender } from "@/tests/support/factories";
import { startMeasuredServer, type MeasuredServer } from "@/tests/support/metrics-server";
import { bundleObservedProcess, ObservedServer } from "@/tests/support/observed-server";
import { aTraceparent, OtlpReceiver, wayTo } from "@/tests/support/otlp-receiver";

const collector = new OtlpReceiver();
let removeBundle: () => void;
let endpoint: string;
beforeAll(async () => {
  removeBundle = await bundleObservedProcess();
  endpoint = await collector.start();
});
afterAll(async () => {
  await collector.stop();
  removeBundle();
});

const of = (name: string) => ({
  OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
  OTEL_EXPORTER_OTLP_PROTOCOL: "http/json",
  OTEL_RESOURCE_ATTRIBUTES: `service.instance.id=${name}`,
});

/** Until every mail was handed over. */
const mailIsOut = () =>
  expect
    .poll(
      async () => {
        const [row] = await db.$queryRaw<{ left: number }[]>`
        SELECT count(*)::int AS left FROM pgboss.job WHERE name = ${sendMailJob.name} AND state < 'completed'`;
        return row?.left;
      },
      { timeout: 20_000 },
    )
    .toBe(0);

/** The SDK and what sends. Its API is a package of interfaces that Next and prom-client load as well. */
const isOfTracing = (file: string) => /@opentelemetry\/(?!api\/)/.test(file);

describe("tracing that is switched on", { timeout: 60_000 }, () => {
  let first: MeasuredServer;
  beforeAll(async () => {
    Object.assign(process.env, of("first"), { OTEL_BSP_SCHEDULE_DELAY: "50" });
    first = await startMeasuredServer({ hasJobs: false });
  });
  afterAll(() => first.stop());

  it("shows a job that another process does in the trace of the call, sent at the latest when that one stops", async () => {
    const second = await ObservedServer.start({ ...of("second"), OTEL_BSP_SCHEDULE_DELAY: "3600000" });
    const tender = await aTender({ client: await aClient() });
    const { traceId, traceparent } = aTraceparent();
    const headers = {
      "content-type": "application/json",
      authorization: `Bearer ${await accessTokenOf(await aPro())}`,
      traceparent,
    };
    const body = JSON.stringify(anOfferBody());
    const answer = await fetch(`${first.url}/api/tenders/${tender.id}/offers`, {
      method: "POST",
      headers,
      body,
    });
    expect(answer.status).toBe(201);
    const pressed = () => collector.trace(traceId).map(({ name }) => name);
    await expect.poll(pressed, { timeout: 10_000 }).toContain("transact");
    await mailIsOut();
    expect(pressed()).not.toContain("send-mail");
    expect((await second.loaded()).some(isOfTracing)).toBe(true);

    expect(await second.stop()).toBeLessThan(5_000);

    const spans = collector.trace(traceId);
    expect(wayTo(spans, "send mail")).toEqual([
      "POST /api/tenders/[tenderId]/offers",
      "transact",
      "send-mail",
      "send mail",
    ]);
    expect(spans.find(({ name }) => name === "transact")?.process).toBe("first");
    expect(spans.find(({ name }) => name === "send-mail")?.process).toBe("second");
  });

  it("does not hold up the stop of a server when the collector is silent", async () => {
    const silent = new OtlpReceiver();
    silent.isSilent = true;
    const server = await ObservedServer.start({
      OTEL_EXPORTER_OTLP_ENDPOINT: await silent.start(),
      OTEL_EXPORTER_OTLP_PROTOCOL: "",
      OTEL_BSP_SCHEDULE_DELAY: "3600000",
    });
    await fetch(`${server.url}/api/health`);

    expect(await server.stop()).toBeLessThan(6_000);
    expect(silent.requests).toHaveLength(1);
    // The standard's own way of writing is the one that is used when none is named.
    expect(silent.requests[0]).toMatchObject({ url: "/v1/traces" });
    expect(silent.requests[0]?.headers["content-type"]).toBe("application/x-protobuf");
    expect(silent.requests[0]?.body.toString("latin1")).toContain("GET /api/health");
    await silent.stop();
  });

  it("keeps the share of traces that the sampler's settings say", async () => {
    const server = await ObservedServer.start({ ...of("sampled"), OTEL_TRACES_SAMPLER: "always_off" });
    const { traceId, traceparent } = aTraceparent();
    expect((await fetch(`${server.url}/api/health`, { headers: { traceparent } })).status).toBe(200);
    await server.stop();

    expect(collector.trace(traceId)).toEqual([]);
  });
});

describe("tracing that is off", { timeout: 60_000 }, () => {
  it("sends nothing and loads nothing", async () => {
    const before = collector.requests.length;
    const server = await ObservedServer.start({ OTEL_EXPORTER_OTLP_ENDPOINT: "" });
    const { traceparent } = aTraceparent();
    await fetch(`${server.url}/api/categories`, { headers: { traceparent } });

    const loaded = await server.loaded();
    expect(loaded.some((file) => file.includes("/pg-boss/"))).toBe(true);
    expect(loaded.filter(isOfTracing)).toEqual([]);
    await server.stop();
    expect(collector.requests.slice(before)).toEqual([]);
  });

  it("is no import of the server's bundle, only something that it may load later", async () => {
    const { metafile } = await build({
      ...bundleOptions("server.ts", "unused.mjs"),
      write: false,
      metafile: true,
    });
    const [output] = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint);
    const imports = output!.imports.filter(({ path }) => path.startsWith("@opentelemetry/"));

    expect(imports.length).toBeGreaterThan(4);
    expect(imports.filter(({ kind }) => kind !== "dynamic-import")).toEqual([]);
  });
});
