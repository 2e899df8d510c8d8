// The production server in a child process that reports the size of its heap. "fan out" has it send an event to each
// person with several devices here.
import { send } from "@/lib/platform/server/realtime/realtime";
import { singletons } from "@/lib/platform/server/config/singletons";
import { newId } from "@/lib/shared/ids";
import { startBuiltServer } from "../support/built-server";
import { report, reportHeap } from "./child-process";

function fanOut(): void {
  for (const [room, { size }] of singletons.io?.sockets.adapter.rooms ?? []) {
    const userId = room.replace(/^user:/, "");
    const payload = { conversationId: newId(), userId, isTyping: true };
    if (userId !== room && size > 1) send({ userIds: [userId], event: "CHAT_PARTICIPANT_TYPING", payload });
  }
}

reportHeap();
const { port } = await startBuiltServer();
process.on("message", (message) => message === "fan out" && fanOut());
report({ port });
