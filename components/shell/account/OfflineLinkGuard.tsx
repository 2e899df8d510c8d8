"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { isInternalNavigation } from "@/components/ui/actions/internal-navigation";
import { toast } from "@/lib/platform/browser/reporting/toasts";

/**
 * Offline, the router falls back to a full page load, and the browser's error page would replace ours with everything
 * that was typed. So a click on a link shows a toast and stays on the page.
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
    // In the capture phase, before the link's own handler, which ignores a prevented event.
    document.addEventListener("click", stay, { capture: true });
    return () => document.removeEventListener("click", stay, { capture: true });
  }, [text]);
  return null;
}
