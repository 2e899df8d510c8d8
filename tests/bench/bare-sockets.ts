// What a socket costs without the product: `ws` that echoes a text. "join a" puts a socket into the room a, "to a" is sent
// to each socket of that room.
import { WebSocketServer, type WebSocket } from "ws";
import { portOf, report, reportHeap } from "./child-process";

reportHeap();

const server = new WebSocketServer({ port: 0, host: "127.0.0.1" });
const rooms = new Map<string, Set<WebSocket>>();

function join(room: string, socket: WebSocket): void {
  const sockets = rooms.get(room) ?? new Set();
  rooms.set(room, sockets.add(socket));
}

server.on("connection", (socket) =>
  socket.on("message", (data: Buffer) => {
    const text = data.toString();
    if (text.startsWith("join ")) return join(text.slice(5), socket);
    if (!text.startsWith("to ")) return socket.send(text);
    for (const each of rooms.get(text.slice(3)) ?? []) each.send(text);
  }),
);
server.on("listening", () => report({ port: portOf(server.address()) }));
