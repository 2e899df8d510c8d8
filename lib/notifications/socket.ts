import type { SocketModule } from "@/lib/platform/server/realtime/realtime";
import { countOwnUnread } from "./service";

/** Whoever was away, for a second or a week, learns their badges with every connection: events may have been missed. */
export const notificationsSocket: SocketModule = async (socket, actor) => {
  socket.emit("UNREAD", await countOwnUnread({ actor }));
};
