// Steps with progress on the terminal, and child processes whose output is shown only when they fail.
import { spawn } from "node:child_process";
import { fileURLToPath, pathToFileURL } from "node:url";

const QUIET_MS = 1000;
const REMINDER_MS = 15_000;
const isTerminal = Boolean(process.stdout.isTTY);
const running = new Map();
let drawn = false;

const seconds = (since) => `${Math.round((Date.now() - since) / 1000)} s`;

function clearLine() {
  if (drawn) process.stdout.write("\r\u001b[2K");
  drawn = false;
}

function draw() {
  clearLine();
  const long = [...running].filter(([, since]) => Date.now() - since >= QUIET_MS);
  if (long.length === 0) return;
  const text = long.map(([name, since]) => `${name} (${seconds(since)})`).join(", ");
  process.stdout.write(`… ${text}`.slice(0, (process.stdout.columns ?? 80) - 1));
  drawn = true;
}

function remind(name, since) {
  const report = () => console.log(`… ${name} (${seconds(since)})`);
  const first = setTimeout(report, QUIET_MS);
  const again = setInterval(report, REMINDER_MS);
  return () => {
    clearTimeout(first);
    clearInterval(again);
  };
}

function showProgress(name, since) {
  if (!isTerminal) return remind(name, since);
  running.set(name, since);
  const timer = setInterval(draw, 500);
  return () => {
    clearInterval(timer);
    running.delete(name);
    clearLine();
  };
}

let stopSignal = null;

/** The signal that came while a program ran, if one did: that one has ended by it, and no step begins any more. */
export const stoppedBy = () => stopSignal;

/**
 * Runs `work` and prints how long it took; after a second it shows that it is still running. Throws without beginning when a
 * signal has come: Ctrl-C ends a command and not only its present step.
 */
export async function step(name, work) {
  if (stopSignal) throw new Error(`${name}: not begun after ${stopSignal}`);
  const since = Date.now();
  const end = showProgress(name, since);
  try {
    const result = await work();
    end();
    console.log(`✓ ${name}${Date.now() - since >= QUIET_MS ? ` (${seconds(since)})` : ""}`);
    return result;
  } catch (error) {
    end();
    console.log(`✗ ${name} (${seconds(since)})`);
    throw error;
  }
}

const watcher = pathToFileURL(fileURLToPath(new URL("with-parent.mjs", import.meta.url))).href;

/** The options that make a Node process end when its parent is gone. */
export const withParent = ["--import", watcher];

/**
 * Runs a program and returns its output. Throws with the end of its output when it fails. `echo` shows the output
 * while it runs, `show` only those parts of it that match; `cwd` is the folder that it runs in.
 */
export function run(program, options, { env, cwd, echo = false, show } = {}) {
  return new Promise((done, fail) => {
    const child = spawn(program, options, {
      env: { ...process.env, ...env },
      cwd,
      stdio: echo ? "inherit" : ["ignore", "pipe", "pipe"],
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (part) => {
        output += part;
        if (show?.test(part)) process.stdout.write(part);
      });
    const forward = (signal) => {
      stopSignal = signal;
      child.kill(signal);
    };
    for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, forward);
    child.on("error", fail);
    child.on("close", (code, signal) => {
      for (const name of ["SIGINT", "SIGTERM"]) process.off(name, forward);
      if (code === 0) return done(output);
      const words = [program.split("/").at(-1), ...options.filter((word) => !withParent.includes(word))].join(
        " ",
      );
      fail(new Error(`${words} ended with ${signal ?? code}\n${output.slice(-6000)}`));
    });
  });
}

/** Runs a Node program that ends with this process. */
export function runNode(options, settings) {
  return run(process.execPath, [...withParent, ...options], settings);
}
