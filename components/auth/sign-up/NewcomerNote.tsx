"use client";

import { lazyIsland } from "@/components/providers/lazy-island";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { usePendingIdentity } from "../external/external-identity";

const LazyExternalNewcomer = lazyComponent(
  () => import("../external/ExternalNewcomer").then((file) => file.ExternalNewcomer),
  { messages: lazyIsland(["auth"]), onError: "silent" },
);

/** Why the role is asked for, after a sign-in with an identity that has no account. */
export function NewcomerNote() {
  return usePendingIdentity() && <LazyExternalNewcomer />;
}
