"use client";

import { useOutboxDelivery } from "@/lib/chat/outbox/store";

/** Sends what was written without a network, wherever the person is by the time it is back. */
export function UnsentMessages() {
  useOutboxDelivery();
  return null;
}
