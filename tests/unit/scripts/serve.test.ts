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

/** What a command does before it serves: its database says that it was stopped. */
const preparing = (work: string) => `
  import { beforeServing } from "./scripts/embedded/serve.mjs";
  const database = { stop: () => new Promise((done) => process.send("stopped", done)) };
  await beforeServing(database, ${work});
`;

/** Runs such a command, and sends a signal once it says that it is ready for it. */
async function prepare(work: string, signal?: NodeJS.Signals) {
  const child = spawn(process.execPath, ["--input-type=module", "--eval", preparing(work)], {
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const said: unknown[] = [];
  child.on("message", (word) => {
    said.push(word);
    if (word === "ready" && signal) child.kill(signal);
  });
  const [code] = await once(child, "exit");
  return { code, said };
}

const LONG = `async () => { process.send("ready"); await new Promise((done) => setTimeout(done, 60_000)); }`;

it.each([
  ["SIGINT", 130],
  ["SIGTERM", 143],
] as const)("stops the database when %s comes before it serves", async (signal, code) => {
  expect(await prepare(LONG, signal)).toEqual({ code, said: ["ready", "stopped"] });
});

it("stops the database when what comes before it serves fails", async () => {
  const fails = `async () => { throw new Error("a migration that fails"); }`;

  expect(await prepare(fails)).toEqual({ code: 1, said: ["stopped"] });
});
