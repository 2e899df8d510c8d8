// What a page costs without us: node:http sending the same bytes.
import { createServer } from "node:http";

let answer = { status: 200, headers: [], body: Buffer.alloc(0) };

process.on("message", ({ status, headers, body }) => {
  answer = { status, headers, body: Buffer.from(body, "base64") };
  process.send({ bytes: answer.body.length });
});
const server = createServer((_, response) => {
  response.writeHead(answer.status, answer.headers);
  response.end(answer.body);
});
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
