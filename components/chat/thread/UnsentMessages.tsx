"use client";

import { useSending } from "@/lib/chat/outbox/queries";

/** Sends what was written without a network, wherever the person is by the time it is back. */
export function UnsentMessages() {
  useSending();
  return null;
}
