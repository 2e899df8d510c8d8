import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";

/** A server as `npm start` runs one, with a handler of uncaught errors that logs them, as Next has. */
const SERVER = `
  import { serve } from "./scripts/embedded/serve.mjs";
  let uncaught = 0;
  process.on("uncaughtException", (error) => console.error(error, (uncaught += 1)));
  const startServer = async () => ({ port: 1, stop: async () => {} });
  const database = { url: "postgresql://nowhere", stop: async () => {} };
  process.on("message", () => {
    // Node passes over the first error of a stream by itself.
    for (const time of ["once", "again"]) setImmediate(() => console.log(time, "what nobody reads"));
    setTimeout(() => process.send(uncaught, () => process.kill(process.pid, "SIGTERM")), 200);
  });
  await serve({ database, load: async () => ({ startServer }), onReady: () => process.send("ready") });
`;

it("goes on, and ends when it is told to, after the reader of its output has gone", async () => {
  const server = spawn(process.execPath, ["--input-type=module", "--eval", SERVER], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  await once(server, "message");
  server.stdout?.destroy();
  server.stderr?.destroy();
  server.send("write");
  const [uncaught] = await once(server, "message");
  const [code] = await once(server, "exit");

  expect({ uncaught, code }).toEqual({ uncaught: 0, code: 0 });
});
