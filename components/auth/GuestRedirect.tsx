"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { safeRedirect } from "./safe-redirect";

/** Leads whoever is signed in, or has just signed in here, to where they were going. Renders nothing. */
export function GuestRedirect() {
  const { isAuthenticated } = useSession();
  const router = useRouter();
  const target = safeRedirect(useSearchParams().get("next")) ?? "/account";
  useEffect(() => {
    if (isAuthenticated) router.replace(target);
  }, [isAuthenticated, router, target]);
  return null;
}
