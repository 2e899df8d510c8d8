"use client";

import { startTransition, useEffect, useState } from "react";
import { useIdle } from "@/lib/platform/browser/loading/use-idle";
import { watchDirtyFields } from "@/lib/platform/browser/pwa/dirty-fields";

const TRY_AGAIN_MS = 30_000;

/** Its code, when there is time for it; quietly once more where the network does not bring it. */
function useToasts(isTime: boolean) {
  const [file, setFile] = useState<typeof import("./PwaToasts") | null>(null);
  useEffect(() => {
    if (!isTime) return undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      void import("./PwaToasts").then(
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
  const notices = useToasts(useIdle());
  useEffect(watchDirtyFields, []);
  return notices && <notices.PwaToasts />;
}
