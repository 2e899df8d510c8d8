// The API alone, whose counting is switched on and off while it runs: for tests/bench/metrics.ts.
import type { AddressInfo } from "node:net";
import { GET as health } from "@/app/api/health/route";
import { GET as categories } from "@/app/api/categories/route";
import { GET as bees } from "@/app/api/bees/route";
import { singletons } from "@/lib/platform/server/config/singletons";
import { apiServer } from "@/lib/platform/server/http/api-server";
import { createHardenedServer } from "@/lib/platform/server/http/harden-http";
import { answerMetrics } from "@/lib/platform/server/metrics/metrics-door";
import { startMetrics } from "@/lib/platform/server/metrics/start-metrics";
import { jobHandlers, registerModules } from "@/lib/registry";

registerModules();
startMetrics(jobHandlers);
const { metrics } = singletons;
const api = apiServer(() => ({
  "/api/health": { GET: health },
  "/api/categories": { GET: categories },
  "/api/bees": { GET: bees },
}));
const server = createHardenedServer((request, response) => void api(request, response), answerMetrics);
server.listen(0, () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on("message", (word) => {
  singletons.metrics = word === "on" ? metrics : undefined;
  process.send?.({ is: word });
});
process.once("disconnect", () => process.exit());
