"use client";

import { whyNotBlock } from "@/lib/blocks/policy";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { BlockProps } from "./BlockToggle";

const BlockToggle = lazyComponent(() => import("./BlockToggle").then((file) => file.BlockToggle), {
  messages: lazyMessages(["blocks"]),
  onError: "silent",
});

/** Blocks a person, or no longer: for those who can, and nothing for all others. */
export function BlockButton(props: BlockProps) {
  const { user } = useSession();
  if (!user || whyNotBlock(user, props.user.id) !== null) return null;
  return <BlockToggle {...props} />;
}
