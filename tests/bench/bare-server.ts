// What the same SQL costs without the product: node:http, a pool, the rows as JSON. Nothing else.
import { createServer, type ServerResponse } from "node:http";
import pg from "pg";
import { z } from "zod";
import { portOf, report, statement, type Statement } from "./child-process";

const request = z.object({ statements: z.array(statement) });

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: "-c timezone=UTC" });
let statements: Statement[] = [];

async function answer(response: ServerResponse): Promise<void> {
  let rows: unknown[][] = [];
  // With the name it has in the product, so that PostgreSQL plans it as often here as there.
  for (const { name, text, values } of statements)
    ({ rows } = await pool.query<unknown[], unknown[]>({ name, text, values, rowMode: "array" }));
  const body = JSON.stringify(rows);
  response
    .writeHead(200, { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) })
    .end(body);
}

const server = createServer((_, response) => void answer(response));

process.on("message", (message) => {
  ({ statements } = request.parse(message));
  report({ ready: statements.length });
});
server.listen(0, "127.0.0.1", () => report({ port: portOf(server.address()) }));
