"use client";

import { useEffect } from "react";
import { useRouter } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session-store";

/** Who is signed in works in the account; this page has nothing for them. Renders nothing. */
export function SignedInRedirect() {
  const { isAuthenticated } = useSession();
  const router = useRouter();
  useEffect(() => {
    if (isAuthenticated) router.replace("/account");
  }, [isAuthenticated, router]);
  return null;
}
