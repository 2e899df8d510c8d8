// The production server in a child process; on demand it records the SQL that one request runs.
import pg from "pg";
import { z } from "zod";
import { startBuiltServer } from "../support/built-server";
import { report, type Statement } from "./child-process";

const request = z.enum(["record", "recorded?"]);
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

process.on("message", (message) => {
  if (request.parse(message) === "record") {
    statements = [];
    return report({ done: "record" });
  }
  report({ statements });
  statements = null;
});
report({ port });
