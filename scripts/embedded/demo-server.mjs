// A demo market for commands that visit it: the one at `--url`, or one that is built, started and stopped again.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { forgetSettings, ROOT } from "./environment.mjs";
import { nextFreePort } from "./serve.mjs";
import { runNode, step, withParent } from "./steps.mjs";

const BUILD_MS = 900_000;

/** True when a server answers there. */
async function answers(url) {
  return (await fetch(`${url}/api/ready`).catch(() => null))?.ok ?? false;
}

async function startServer() {
  forgetSettings();
  const port = await nextFreePort(3200);
  const url = `http://localhost:${port}`;
  const server = spawn(
    process.execPath,
    [...withParent, join(ROOT, "scripts", "embedded", "e2e-server.mjs")],
    {
      env: { ...process.env, PORT: String(port) },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  const ended = new Promise((done) => server.once("close", done));
  let hasEnded = false;
  void ended.then(() => (hasEnded = true));
  const deadline = Date.now() + BUILD_MS;
  while (!hasEnded && Date.now() < deadline && !(await answers(url))) await sleep(500);
  const stop = async () => {
    server.kill("SIGTERM");
    await ended;
  };
  if (await answers(url)) return { url, stop };
  await stop();
  throw new Error("The demo market did not start.");
}

/** Runs a TypeScript program on a demo market, with the arguments of this command and the market's address. */
export async function runOnDemo(program) {
  process.chdir(ROOT);
  const args = process.argv.slice(2);
  const isElsewhere = args.some((word) => /^--url\b/.test(word));
  const server = isElsewhere ? null : await step("Building and starting the demo market", startServer);
  try {
    const address = server ? ["--url", server.url] : [];
    await runNode(["--import", "tsx", program, ...args, ...address], { echo: true });
  } catch {
    // The error was printed above.
    process.exitCode = 1;
  } finally {
    await server?.stop();
  }
}
