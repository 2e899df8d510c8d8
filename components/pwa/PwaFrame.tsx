"use client";

import { startTransition, useEffect, useState } from "react";
import { useIsIdle } from "@/components/ui/idle";
import { watchTypedFields } from "@/lib/platform/browser/typed-fields";

const TRY_AGAIN_MS = 30_000;

/** Its code, when there is time for it; quietly once more where the network does not bring it. */
function useNotices(isTime: boolean) {
  const [file, setFile] = useState<typeof import("./PwaNotices") | null>(null);
  useEffect(() => {
    if (!isTime) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void import("./PwaNotices").then(
        (it) => startTransition(() => setFile(it)),
        () => {
          again = setTimeout(load, TRY_AGAIN_MS);
        },
      );
    load();
    return () => clearTimeout(again);
  }, [isTime]);
  return file;
}

/** What makes pages an app: worker, word of a lost connection and of a new version, the way to install. */
export function PwaFrame() {
  const notices = useNotices(useIsIdle());
  useEffect(watchTypedFields, []);
  return notices && <notices.PwaNotices />;
}
