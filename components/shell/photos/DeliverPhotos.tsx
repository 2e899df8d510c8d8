"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";
import { deliverWaitingPhotos } from "@/lib/pending-tenders/queries";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { TENDERS_ROOT } from "@/lib/shared/query-roots";

/**
 * Uploads the photos that were chosen before there was an account and adds them to the tender they belong to. What the
 * network does not take is tried again when it is back, or at the next visit; what the server refuses is left out, and a
 * toast says so. Renders nothing.
 */
export function DeliverPhotos() {
  const { userId } = useSession();
  const cache = useQueryClient();
  const t = useTranslations("describe.photos");
  const deliver = useEffectEvent(() => {
    if (!userId) return;
    const sayRefused = (names: string[]) =>
      toast.warning(t("refused", { count: names.length, names: names.join(", ") }));
    deliverWaitingPhotos(userId, sayRefused)
      .then((isDone) => (isDone ? cache.invalidateQueries({ queryKey: [TENDERS_ROOT] }) : undefined))
      // They stay on the device until then.
      .catch(() => undefined);
  });
  useEffect(() => {
    const retry = () => deliver();
    retry();
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, []);
  return null;
}
