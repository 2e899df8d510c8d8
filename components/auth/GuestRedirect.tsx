"use client";

import { useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { safeRedirect } from "./safe-redirect";

/** Redirects signed-in users, also right after signing in here, to where they were going. Renders nothing. */
export function GuestRedirect() {
  const { isAuthenticated } = useSession();
  const router = useRouter();
  const target = safeRedirect(useSearchParams().get("next")) ?? "/account";
  useEffect(() => {
    if (isAuthenticated) router.replace(target);
  }, [isAuthenticated, router, target]);
  return null;
}
