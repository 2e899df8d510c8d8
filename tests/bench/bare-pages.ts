// What a page costs without the product: node:http sending the same bytes.
import { createServer } from "node:http";
import { z } from "zod";
import { portOf, report } from "./child-process";

/** What to answer from now on; the body in base64, headers as names and values in turns. */
export const pageToSend = z.object({ status: z.number(), headers: z.array(z.string()), body: z.string() });
export type PageToSend = z.infer<typeof pageToSend>;

let page: PageToSend = { status: 200, headers: [], body: "" };
let body = Buffer.alloc(0);

const server = createServer((_, response) => {
  response.writeHead(page.status, page.headers);
  response.end(body);
});

process.on("message", (message) => {
  page = pageToSend.parse(message);
  body = Buffer.from(page.body, "base64");
  report({ bytes: body.length });
});
server.listen(0, "127.0.0.1", () => report({ port: portOf(server.address()) }));
