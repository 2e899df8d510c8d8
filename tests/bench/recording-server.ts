// The production server in a child process; on demand it records the SQL that one request runs, or the delay of its event
// loop meanwhile.
import { monitorEventLoopDelay } from "node:perf_hooks";
import pg from "pg";
import { z } from "zod";
import { startBuiltServer } from "../support/built-server";
import { report, type Statement } from "./child-process";

const request = z.enum(["record", "recorded?", "watch", "watched?"]);
const queryConfig = z.object({
  name: z.string().optional(),
  text: z.string(),
  values: z.array(z.unknown()).optional(),
});

let statements: Statement[] | null = null;

function record(config: unknown, values: unknown): void {
  const { success, data } = queryConfig.safeParse(typeof config === "string" ? { text: config } : config);
  // The queue polls once a second, whether there is a request or not.
  if (!statements || !success || data.text.includes("pgboss")) return;
  const known = Array.isArray(values) ? values : data.values;
  statements.push({ name: data.name || undefined, text: data.text, values: known ?? [] });
}

const query: typeof pg.Client.prototype.query = Reflect.get(pg.Client.prototype, "query");
pg.Client.prototype.query = new Proxy(query, {
  apply(target, client, options: unknown[]) {
    if (statements) record(options[0], options[1]);
    return Reflect.apply(target, client, options);
  },
});

const { port } = await startBuiltServer();

/** Samples are a millisecond apart, which is what an idle loop shows. */
const loop = monitorEventLoopDelay({ resolution: 1 });
const toMs = (nanoseconds: number) => nanoseconds / 1e6;

const ANSWERS = {
  record() {
    statements = [];
    return { done: "record" };
  },
  "recorded?"() {
    const recorded = { statements };
    statements = null;
    return recorded;
  },
  watch() {
    loop.reset();
    loop.enable();
    return { done: "watch" };
  },
  "watched?"() {
    loop.disable();
    return { p99: toMs(loop.percentile(99)), max: toMs(loop.max) };
  },
};

process.on("message", (message) => report(ANSWERS[request.parse(message)]()));
report({ port });
