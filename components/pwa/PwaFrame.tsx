"use client";

import dynamic from "next/dynamic";
import { useEffect } from "react";
import { useIsIdle } from "@/components/ui/idle";
import { watchTypedFields } from "@/lib/platform/browser/typed-fields";

const Nothing = () => null;

// Where the network does not bring it, the page does without.
const PwaNotices = dynamic(
  () =>
    import("./PwaNotices").then(
      (file) => file.PwaNotices,
      () => Nothing,
    ),
  { ssr: false },
);

/** What makes pages an app: worker, word of a lost connection and of a new version, the way to install. */
export function PwaFrame() {
  const isIdle = useIsIdle();
  useEffect(watchTypedFields, []);
  return isIdle ? <PwaNotices /> : null;
}
