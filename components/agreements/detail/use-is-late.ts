"use client";

import { useState } from "react";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const DAY_MS = 86_400_000;

/** Whether a tender is open for a day or more; it does not turn while one looks. */
export function useIsLate({ createdAt }: Pick<TenderView, "createdAt">): boolean {
  const [openedAt] = useState(() => Date.now());
  return openedAt - new Date(createdAt).getTime() >= DAY_MS;
}
