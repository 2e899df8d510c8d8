import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, expect, it } from "vitest";
import { apiServer } from "@/lib/platform/server/http/api-server";

const listen = apiServer(() => ({}));
/** What Next's middleware is loaded with when a page is the first request. */
const ResponseOfPages = globalThis.Response;
const server = createServer((incoming, outgoing) => void listen(incoming, outgoing));
afterAll(() => server.close());

it("leaves the Response of the process as it is once the server is made, whichever request comes first", async () => {
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;

  await fetch(`http://127.0.0.1:${port}/api/none`);

  expect(globalThis.Response).toBe(ResponseOfPages);
});
