import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it } from "vitest";

const HOLE = {
  id: 1,
  url: "https://advisories.example/1",
  title: "A hole of a test",
  severity: "high",
  vulnerable_versions: "*",
};

/** What `npm run audit` says and how it ends, with a registry at this address. */
async function auditAt(registry: string): Promise<{ text: string; code: number }> {
  const env = { ...process.env, npm_config_registry: registry, npm_config_offline: "false" };
  const child = spawn(process.execPath, ["scripts/packages/audit.mjs"], { env });
  let text = "";
  child.stdout.on("data", (part: Buffer) => (text += part.toString()));
  const [code] = (await once(child, "close")) as [number];
  return { text, code };
}

/** The same with a registry that knows these holes and has no packages. */
async function auditWith(holes: Record<string, object[]>) {
  const server = createServer((request, response) => {
    const isAsked = request.url?.endsWith("/advisories/bulk") ?? false;
    request.resume();
    response.writeHead(isAsked ? 200 : 404, { "content-type": "application/json" });
    response.end(JSON.stringify(isAsked ? holes : {}));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await auditAt(`http://127.0.0.1:${port}/`);
  } finally {
    server.close();
  }
}

it("names a known hole of a package in production, and ends with an error when it is a bad one", async () => {
  const { text, code } = await auditWith({ "png-js": [HOLE] });
  expect(text).toContain("high: png-js: A hole of a test https://advisories.example/1");
  expect(code).toBe(1);
}, 90_000);

it("says so when there is none", async () => {
  const { text, code } = await auditWith({});
  expect(text).toMatch(/^0 packages of production with known holes\.$/m);
  expect(code).toBe(0);
}, 90_000);

it("says that nothing was checked where no registry answers, and ends well", async () => {
  const { text, code } = await auditAt("http://127.0.0.1:9/");
  expect([text.trim(), code]).toEqual(["The registry does not answer: nothing was checked.", 0]);
}, 90_000);
