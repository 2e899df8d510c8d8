import type { SocketConcept } from "@/lib/platform/server/realtime";
import { noteSeen } from "./data";
import { tellWhoIsOnline } from "./service";

/** Whoever connects learns who of their conversation partners is online, and again whenever that changes. */
export const presenceConcept: SocketConcept = (_, { id }) => tellWhoIsOnline([id]);
presenceConcept.presence = { changed: tellWhoIsOnline, seen: noteSeen };
