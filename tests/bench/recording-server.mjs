// The production server in a child process; on demand it writes down the SQL that one request runs.
import pg from "pg";

let statements = null;
const query = Reflect.get(pg.Client.prototype, "query");
pg.Client.prototype.query = function (config, values, ...rest) {
  const text = typeof config === "string" ? config : config.text;
  const known = Array.isArray(values) ? values : config.values;
  // The queue looks for work once a second, whether anybody asks for a list or not.
  if (statements && text && !text.includes("pgboss"))
    statements.push({ name: config.name || undefined, text, values: known ?? [] });
  return query.call(this, config, values, ...rest);
};

const { startServer } = await import("../../dist/server.mjs");
const running = await startServer();

async function obey(word) {
  if (word === "record") statements = [];
  if (word === "stop") await running.stop();
  process.send(word === "recorded?" ? { statements } : { done: word });
  if (word === "recorded?") statements = null;
  if (word === "stop") process.exit(0);
}

process.on("message", (word) => void obey(word));
process.send({ port: running.port });
