import { z } from "zod";
import { afterAll, describe, expect, it } from "vitest";
import { GET as configRoute } from "@/app/api/config/route";
import { GET as mailboxRoute } from "@/app/api/dev/mailbox/route";
import { GET as health } from "@/app/api/health/route";
import { GET as openapi } from "@/app/api/openapi.json/route";
import { GET as ready } from "@/app/api/ready/route";
import type { RouteModule, RouteTable } from "@/lib/platform/server/http/api-server";
import { describeApi, type ApiDescription } from "@/lib/platform/server/http/openapi";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { singletons } from "@/lib/platform/server/config/singletons";
import { publicConfig } from "@/lib/shared/config";
import { call, read } from "@/tests/support/call";

const modules = import.meta.glob<RouteModule>("/app/api/**/route.ts", { eager: true });
const table = Object.fromEntries(
  Object.entries(modules).map(([file, module]) => [file.slice("/app".length, -"/route.ts".length), module]),
);

describe("the service", () => {
  afterAll(() => stopQueue());

  it("says that it is up", async () => {
    expect(await call(health)).toMatchObject({ status: 200, body: { status: "ok" } });
  });

  it("is ready once database, migrations and queue are", async () => {
    expect(await call(ready)).toMatchObject({ status: 503, body: { code: "unavailable" } });
    await startQueue([]);
    expect(await call(ready)).toMatchObject({ status: 200, body: { status: "ready" } });
  });

  it("tells the browser what is configured, and nothing of a demo where there is none", async () => {
    const config = read(publicConfig, await call(configRoute));
    expect(config).toMatchObject({
      googleClientId: null,
      supportEmail: "support@tenderbee.local",
      demo: null,
    });
  });

  it("has no open mailbox outside of the demo", async () => {
    expect(await call(mailboxRoute)).toMatchObject({ status: 404, body: { code: "not_found" } });
  });
});

describe("the description of the API", () => {
  const api = describeApi(table);

  it("names every route there is, with its parameters, and who may call it", () => {
    expect(Object.keys(api.paths)).toHaveLength(Object.keys(table).length);
    expect(api.paths["/api/auth/sign-in"]?.post?.security).toEqual([]);
    expect(api.paths["/api/auth/user"]?.get?.security).toEqual([{ accessToken: [] }]);
    for (const [path, operations] of Object.entries(api.paths)) {
      const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations)) {
        expect(parameters.filter((parameter) => parameter.in === "path").map(({ name }) => name)).toEqual(
          names,
        );
      }
    }
  });

  it("says which role a call requires", () => {
    expect(api.paths["/api/tenders"]?.post?.security).toEqual([{ accessToken: ["CLIENT"] }]);
    expect(api.paths["/api/verifications"]?.get?.security).toEqual([{ accessToken: ["ADMIN", "MODERATE"] }]);
  });

  it("says how a file is answered, an upload sent and a webhook read", () => {
    const file = api.paths["/api/files/{publicId}"]?.get?.responses;
    expect(Object.keys(file ?? {})).toEqual(["200", "206", "304", "default"]);
    const typesOf = (path: string) =>
      Object.keys(z.object({ content: z.looseObject({}) }).parse(api.paths[path]?.post?.requestBody).content);
    expect(typesOf("/api/files/upload/single")).toEqual(["multipart/form-data"]);
    expect(typesOf("/api/webhooks/stripe")).toEqual(["application/json"]);
  });

  it("is served by the built server, which knows all routes", async () => {
    expect((await call(openapi)).status).toBe(503);
    singletons.routes = table;
    const answer = await call<ApiDescription>(openapi);
    singletons.routes = undefined;
    expect(answer.body.paths).toHaveProperty(["/api/auth/sign-up", "post", "requestBody", "required"], true);
  });

  it("is made at the first call only, and not sent again to whoever has it", async () => {
    const routes: RouteTable = { "/api/health": { GET: health } };
    singletons.routes = routes;
    const first = await call<ApiDescription>(openapi);
    routes["/api/ready"] = { GET: ready };
    const second = await call<ApiDescription>(openapi);
    const etag = first.headers.get("etag") ?? "";
    const known = await call(openapi, { headers: { "if-none-match": etag } });
    singletons.routes = undefined;

    expect(Object.keys(second.body.paths)).toEqual(["/api/health"]);
    expect(second.headers.get("etag")).toBe(etag);
    expect(known.status).toBe(304);
  });
});
