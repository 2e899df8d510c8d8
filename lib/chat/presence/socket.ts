import type { SocketModule } from "@/lib/platform/server/realtime/realtime";
import { recordLastSeen } from "./data";
import { emitOnlineUsers } from "./service";

/** Whoever connects learns who of their conversation partners is online, and again whenever that changes. */
export const presenceSocket: SocketModule = (_, { id }) => emitOnlineUsers([id]);
presenceSocket.presence = { changed: emitOnlineUsers, seen: recordLastSeen };
