import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, it } from "vitest";
import { asksForData, readdressAnswer } from "@/lib/platform/server/pages/readdress-answer";

const MOVE = { from: "http://localhost:3000", to: "https://tenderbee.example" };

/** Rows of data: a text with its length in bytes before it, and JSON. */
function rows(origin: string): string {
  const text = `{"url":"${origin}/de","name":"Käfer 🐝"}`;
  return `1:T${Buffer.byteLength(text).toString(16)},${text}0:["$","link",{"href":"${origin}/de"}]\n`;
}

let server: Server;
afterEach(() => server.close());

async function ask(answer: RequestListener): Promise<Response> {
  server = createServer((request, response) => {
    if (asksForData(request)) readdressAnswer(request, response, MOVE);
    answer(request, response);
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, { headers: { RSC: "1" } });
}

it("names the address that a page is served at in the data of a navigation, with right lengths", async () => {
  const body = rows(MOVE.from);
  const answer = await ask((_, response) => {
    response.setHeader("Content-Type", "text/x-component");
    response.setHeader("Content-Length", Buffer.byteLength(body));
    // The head is written before the body, as by what compresses.
    response.writeHead(200);
    response.end(body);
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(await answer.text()).toBe(rows(MOVE.to));
});

it("passes on what is made for one request, and what is no data, as it is", async () => {
  const inPieces = await ask((_, response) => {
    response.setHeader("Content-Type", "text/x-component");
    response.write("0:");
    response.end('"x"\n');
  });
  expect(await inPieces.text()).toBe('0:"x"\n');
  server.close();
  const html = await ask((_, response) => {
    response.writeHead(404, { "Content-Type": "text/html" });
    response.end(MOVE.from);
  });
  expect(html.status).toBe(404);
  expect(await html.text()).toBe(MOVE.from);
});
