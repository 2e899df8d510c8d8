// The production server in a child process; on demand it writes down the SQL that one request runs.
import pg from "pg";

let statements = null;
const { query } = pg.Client.prototype;
pg.Client.prototype.query = function (config, values, ...rest) {
  const text = typeof config === "string" ? config : config.text;
  const known = Array.isArray(values) ? values : config.values;
  // The queue looks for work once a second, whether anybody asks for a list or not.
  if (statements && text && !text.includes("pgboss")) statements.push({ text, values: known ?? [] });
  return query.call(this, config, values, ...rest);
};

const { startServer } = await import("../../dist/server.mjs");
const { port, stop } = await startServer();

process.on("message", async (word) => {
  if (word === "record") statements = [];
  if (word === "stop") await stop();
  process.send(word === "recorded?" ? { statements } : { done: word });
  if (word === "recorded?") statements = null;
  if (word === "stop") process.exit(0);
});
process.send({ port });
