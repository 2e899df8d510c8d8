"use client";

import type { OwnUser } from "@/lib/shared/own-user";
import { LazyAdminSetUp } from "./lazy-admin-set-up";
import { LazyDemoReminder } from "./lazy-demo-reminder";

/** What an admin without two-step sign-in meets: its set-up or, where that may be skipped, in a demo, a note that asks for it. */
export function AdminGate({ user }: { user: OwnUser }) {
  if (user.needsTwoStep) return <LazyAdminSetUp user={user} />;
  return <LazyDemoReminder href={`/account/profiles/${user.id}/update?tab=settings&section=twoStep`} />;
}
