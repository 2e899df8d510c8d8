"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { FIND_WORK } from "@/lib/tenders/constants";

/** The tender does not exist, or is no longer open to this person. */
export function TenderNotFound() {
  const t = useTranslations("tenders.detail");
  const { user } = useSession();
  return (
    <EmptyState
      headingLevel="h1"
      title={t("notFound")}
      text={t("notFoundText")}
      actions={
        <Button
          variant="contained"
          component={Link}
          href={user?.role === "PRO" ? FIND_WORK : "/account/tenders"}
        >
          {t("toList")}
        </Button>
      }
    />
  );
}
