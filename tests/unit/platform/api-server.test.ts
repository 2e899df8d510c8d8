import { describe, expect, it } from "vitest";
import { apiOf } from "@/lib/platform/server/http/api-server";

const echo = (name: string) => async (_: Request, context: { params: Promise<Record<string, string>> }) =>
  Response.json({ name, params: await context.params });

const api = apiOf({
  "/api/tenders/[tenderId]": { GET: echo("one"), PATCH: echo("edit") },
  "/api/tenders/latest": { GET: echo("latest") },
  "/api/tenders": { GET: echo("list"), POST: echo("create") },
  "/api/tenders/[tenderId]/offers": { POST: echo("offer") },
});

const call = (method: string, path: string, headers = {}) =>
  Promise.resolve(api(new Request(`http://localhost${path}`, { method, headers })));
const read = async (method: string, path: string) => (await call(method, path)).json() as Promise<unknown>;

describe("the API server", () => {
  it("finds a route by its folder and hands over the parameters", async () => {
    expect(await read("GET", "/api/tenders?page=2")).toEqual({ name: "list", params: {} });
    expect(await read("POST", "/api/tenders/t%201/offers")).toEqual({
      name: "offer",
      params: { tenderId: "t 1" },
    });
  });

  it("takes a written-out name before a parameter", async () => {
    expect(await read("GET", "/api/tenders/latest")).toMatchObject({ name: "latest" });
    expect(await read("GET", "/api/tenders/other")).toMatchObject({ name: "one" });
  });

  it("answers HEAD like GET, without a body", async () => {
    const answer = await call("HEAD", "/api/tenders");

    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe("");
  });

  it("refuses a method the route does not know, in the caller's language", async () => {
    const answer = await call("DELETE", "/api/tenders/latest", { "Content-Language": "de" });
    const english = await call("DELETE", "/api/tenders/latest");

    expect(answer.status).toBe(405);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, OPTIONS");
    const body = (await answer.json()) as { message: string };
    expect(body).toMatchObject({
      statusCode: 405,
      code: "method_not_allowed",
      requestId: expect.any(String) as string,
    });
    expect(body.message).not.toBe(((await english.json()) as { message: string }).message);
  });

  it("answers an unknown address in the error shape", async () => {
    const answer = await call("GET", "/api/nowhere");

    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ statusCode: 404, code: "not_found" });
  });
});
