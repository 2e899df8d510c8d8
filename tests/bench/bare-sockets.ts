// What a socket costs without the product: `ws` that echoes a text, or broadcasts it when it begins with "all".
import { WebSocketServer } from "ws";
import { portOf, report, reportHeap } from "./child-process";

reportHeap();

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
server.on("connection", (socket) =>
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (!text.startsWith("all")) return socket.send(text);
    for (const each of server.clients) if (each !== socket) each.send(text);
  }),
);
server.on("listening", () => report({ port: portOf(server.address()) }));
