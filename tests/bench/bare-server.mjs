// What the same SQL costs without us: node:http, a pool, the rows as JSON. Nothing else.
import { createServer } from "node:http";
import pg from "pg";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: "-c timezone=UTC" });
let statements = [];

async function answer(response) {
  let rows = [];
  // With the name it has with us, so that PostgreSQL plans it as often here as there.
  for (const { name, text, values } of statements)
    ({ rows } = await pool.query({ name, text, values, rowMode: "array" }));
  const body = JSON.stringify(rows);
  response
    .writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) })
    .end(body);
}

const server = createServer((_, response) => void answer(response));

process.on("message", (message) => {
  statements = message.statements;
  process.send({ ready: statements.length });
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
