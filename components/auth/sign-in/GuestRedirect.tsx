"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useEffectEvent } from "react";
import { addressIn } from "@/lib/i18n/languages";
import { useAddressRouter, usePageLocale } from "@/lib/i18n/static-navigation";
import { useIdle } from "@/lib/platform/browser/loading/use-idle";
import { useMemberSession } from "@/lib/platform/browser/session/use-member-session";
import { safeRedirect } from "../safe-redirect";

/**
 * Redirects signed-in users, also right after signing in here, to where they were going, whose code is fetched while
 * they type. Renders nothing.
 */
export function GuestRedirect() {
  const isAuthenticated = useMemberSession()?.isAuthenticated ?? false;
  const router = useAddressRouter();
  const locale = usePageLocale();
  const target = addressIn(locale, safeRedirect(useSearchParams().get("next")) ?? "/account");
  const leave = useEffectEvent(() => router.replace(target));
  const prepare = useEffectEvent(() => router.prefetch(target));
  const isIdle = useIdle();
  useEffect(() => {
    if (isIdle) prepare();
  }, [isIdle]);
  useEffect(() => {
    if (isAuthenticated) leave();
  }, [isAuthenticated]);
  return null;
}
