import type { AddressInfo } from "node:net";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { startRealtime } from "@/lib/platform/server/realtime/realtime";
import { startTracing } from "@/lib/platform/server/tracing/start-tracing";
import { registerModules } from "@/lib/registry";
import type { ServerSettings } from "./realtime-servers";
import { SOCKET_MODULES } from "./socket-modules";

// A second server process: the same database and Redis as the test that started it, and its own sockets.
const { modules = "product", ...settings } = JSON.parse(process.argv[2] ?? "{}") as ServerSettings;
registerModules();
await startTracing();
const server = createHardenedServer((_, response) => response.writeHead(404).end());
await startRealtime(server, await SOCKET_MODULES[modules](), settings);
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }));
// Ends with the test process.
process.once("disconnect", () => process.exit());
