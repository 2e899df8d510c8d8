import type { SocketModule } from "@/lib/platform/server/realtime/realtime";
import { countOwnUnread } from "./service";

/** Emits the unread counts with every connection: a device that was away may have missed events. */
export const notificationsSocket: SocketModule = {
  connected: async (socket, actor) => {
    socket.emit("UNREAD", await countOwnUnread({ actor }));
  },
};
