import type { AddressInfo } from "node:net";
import { createGuardedServer } from "@/lib/platform/server/http-guard";
import { startRealtime } from "@/lib/platform/server/realtime";
import type { ServerSettings } from "./realtime-servers";
import { SOCKET_CONCEPTS } from "./socket-concepts";

// A second server process: the same database and Redis as the test that started it, and sockets of its own.
const { concepts = "product", ...settings } = JSON.parse(process.argv[2] ?? "{}") as ServerSettings;
const server = createGuardedServer((_, response) => response.writeHead(404).end());
await startRealtime(server, await SOCKET_CONCEPTS[concepts](), settings);
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }));
// A test that is gone leaves nobody behind.
process.once("disconnect", () => process.exit());
