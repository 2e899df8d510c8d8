// The production server in a child process that says how much memory it holds.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const { startServer } = await import("../../dist/server.mjs");
const running = await startServer();

process.on("message", () => {
  collect();
  process.send({ heap: process.memoryUsage().heapUsed });
});
process.send({ port: running.port });
