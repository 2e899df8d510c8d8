"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { TopBanner } from "@/components/ui/feedback/TopBanner";
import { sessionStore } from "@/lib/platform/browser/session/session-store";

/** After a sign-in that took the deletion of the account back: what is there again, and what is not. */
export function RestoredBanner() {
  const t = useTranslations("consents.restored");
  const text = (
    <>
      <strong>{t("title")}</strong> {t("text")}
    </>
  );
  return (
    <TopBanner text={text}>
      <Button onClick={() => sessionStore.closeRestored()}>{t("close")}</Button>
    </TopBanner>
  );
}
