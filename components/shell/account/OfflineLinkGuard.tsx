"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isInternalNavigation } from "@/components/ui/actions/internal-navigation";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/**
 * Without a network a page that does not come is asked for by the browser itself, whose own error page then
 * stands where ours was, with everything typed gone. So the press of a link says so and stays.
 */
export function OfflineLinkGuard() {
  const t = useTranslations("common.failure");
  const text = t("network");
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      if (navigator.onLine || !isInternalNavigation(event)) return;
      event.preventDefault();
      toast.warning(text);
    };
    // While it is captured, before the link's own handler, which leaves alone what is prevented.
    document.addEventListener("click", stay, { capture: true });
    return () => document.removeEventListener("click", stay, { capture: true });
  }, [text]);
  return null;
}
