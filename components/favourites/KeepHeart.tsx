"use client";

import { useSession } from "@/lib/platform/browser/session/session-store";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { whyNotKeep } from "@/lib/favourites/policy";
import type { HeartProps } from "./Heart";

const Heart = lazyComponent(() => import("./Heart").then((file) => file.Heart), {
  messages: lazyMessages(["favourites"]),
  onError: "silent",
});

/** The heart that keeps a BEE or watches a tender: for those who can, and nothing for all others. */
export function KeepHeart(props: HeartProps) {
  const { user } = useSession();
  if (!user || whyNotKeep(user, props.kind) !== null) return null;
  return <Heart {...props} />;
}
