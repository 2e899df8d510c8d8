// What a socket costs with socket.io and two rooms, and nothing of the product.
import { createServer } from "node:http";
import { Server } from "socket.io";
import { portOf, report, reportHeap } from "./child-process";

reportHeap();

const server = createServer();
const io = new Server(server, { serveClient: false });
io.on("connection", (socket) => void socket.join(["user", "session"]));
server.listen(0, "127.0.0.1", () => report({ port: portOf(server.address()) }));
