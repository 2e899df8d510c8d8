import type { SocketModule } from "@/lib/platform/server/realtime/realtime";
import { recordLastSeen } from "./data";
import { emitOnlineUsers } from "./service";

/** Emits to a new connection which conversation partners are online, and again whenever that changes. */
export const presenceSocket: SocketModule = {
  connected: (_, { id }) => emitOnlineUsers([id]),
  presence: { changed: emitOnlineUsers, seen: recordLastSeen },
};
