// The server without its pages in a process of its own, with what breaks on demand: for tests of what leaves it when it is
// observed. The environment says whether it is.
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { z } from "zod";
import { log } from "@/lib/platform/server/config/log";
import { closeDb } from "@/lib/platform/server/database/db";
import { apiServer } from "@/lib/platform/server/http/api-server";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { startObserving, stopObserving } from "@/lib/platform/server/metrics/observe-server";
import { route } from "@/lib/platform/server/http/route";
import { defineJob, handle } from "@/lib/platform/server/queue/job";
import { startQueue, stopQueue } from "@/lib/platform/server/queue/queue";
import { startRealtime, stopRealtime } from "@/lib/platform/server/realtime/realtime";
import { jobHandlers, registerModules } from "@/lib/registry";
import { SOCKET_MODULES } from "./socket-modules";

const anyBody = z.object({ email: z.string(), token: z.string() });

/** An error that quotes what it was given, as careless code does. */
function fail({ email, token }: z.output<typeof anyBody>): never {
  throw new TypeError(`cannot write to ${email}, https://example.com/confirm?token=${token}: "${token}"`);
}

const POST = route({ auth: "public", body: anyBody, output: anyBody }, ({ body }) => fail(body));
const brokenJob = defineJob({ name: "test-broken", payload: anyBody, retryLimit: 0 });
const handlers = [...jobHandlers, handle(brokenJob, (payload) => Promise.resolve(fail(payload)))];

registerModules();
await startObserving(handlers);
const { routes } = await import("virtual:api-routes");
const api = apiServer(() => ({ ...routes, "/api/test/broken": { POST } }));
const server = createHardenedServer((request, response) => void api(request, response));
await startRealtime(server, await SOCKET_MODULES.echo());
await startQueue(handlers);
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }));

const loaded = () => Object.keys(createRequire(import.meta.url).cache);

async function stop(): Promise<void> {
  await stopRealtime();
  await stopQueue();
  await stopObserving();
  await closeDb();
  process.exit(0);
}

process.on("message", (word) => {
  if (word === "loaded") process.send?.({ loaded: loaded() });
  if (word === "reject") void Promise.reject(new RangeError("nothing has caught ann@example.org"));
  if (word === "log")
    for (let number = 0; number < 200; number++) log.error({ err: new Error(`no. ${number}`) });
  if (word === "stop") void stop();
});
// Ends with the test process.
process.once("disconnect", () => process.exit());
