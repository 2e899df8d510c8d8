import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { resolve } from "node:path";
import { build } from "esbuild";
import { bundleOptions } from "@/scripts/build/server-bundle/server-bundle.mjs";

const file = resolve(`dist/observed-process-${process.pid}.mjs`);

/** Bundles the process as the production server is bundled. Gives back how to remove the bundle. */
export async function bundleObservedProcess(): Promise<() => void> {
  await build({ ...bundleOptions("tests/support/observed-process.ts", file), sourcemap: false });
  return () => rmSync(file, { force: true });
}

/** The server of observed-process.ts; what it logs goes nowhere. */
export class ObservedServer {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {}

  static async start(environment: Record<string, string>): Promise<ObservedServer> {
    const env = { ...process.env, LOG_LEVEL: "warn", ...environment };
    const child = fork(file, [], { execArgv: [], env, stdio: ["ignore", "ignore", "inherit", "ipc"] });
    const ended = once(child, "exit").then(([code]) => {
      throw new Error(`the observed process ended with ${String(code)}`);
    });
    const [{ port }] = (await Promise.race([once(child, "message"), ended])) as [{ port: number }];
    ended.catch(() => undefined);
    return new ObservedServer(child, `http://127.0.0.1:${port}`);
  }

  /** Has something happen in the process. */
  say(word: "reject" | "log"): void {
    this.child.send(word);
  }

  /** The files of the packages that it has loaded. */
  async loaded(): Promise<string[]> {
    const answer = once(this.child, "message");
    this.child.send("loaded");
    const [{ loaded }] = (await answer) as [{ loaded: string[] }];
    return loaded;
  }

  get isAlive(): boolean {
    return this.child.exitCode === null && this.child.signalCode === null;
  }

  /** Kills it (SIGKILL). */
  async kill(): Promise<void> {
    if (!this.isAlive) return;
    const ended = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await ended;
  }

  /** Stops it as a signal stops the server; gives back how long that has taken in milliseconds. */
  async stop(): Promise<number> {
    const since = performance.now();
    if (!this.isAlive) return 0;
    const ended = once(this.child, "exit");
    this.child.send("stop");
    await ended;
    return performance.now() - since;
  }
}
