"use client";

import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { TopBanner } from "@/components/ui/feedback/TopBanner";
import { Link } from "@/lib/i18n/navigation";
import { useAcceptTerms } from "@/lib/users/consents/queries";

/** On every screen until a newer version of the terms is accepted: what has changed, and where all of it stands. */
export function TermsBanner({ version }: { version: string }) {
  const t = useTranslations("consents.terms");
  const accept = useAcceptTerms();
  const text = (
    <>
      <strong>{t("title")}</strong> {t("changes")} <Link href="/terms-and-conditions">{t("read")}</Link>
    </>
  );
  return (
    <TopBanner label={t("title")} text={text}>
      <BusyButton
        variant="contained"
        size="small"
        busy={accept.isPending}
        onClick={() => accept.mutate(version)}
      >
        {t("accept")}
      </BusyButton>
    </TopBanner>
  );
}
