// What a socket costs without us: `ws` that sends back what it hears, or to everybody when that begins with "all".
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { WebSocketServer } from "ws";

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc");

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.on("connection", (socket) =>
  socket.on("message", (data) => {
    const text = Buffer.from(data).toString();
    if (!text.startsWith("all")) return socket.send(text);
    for (const each of server.clients) if (each !== socket) each.send(text);
  }),
);
server.on("listening", () => process.send({ port: server.address().port }));
process.on("message", () => {
  collect();
  process.send({ heap: process.memoryUsage().heapUsed });
});
