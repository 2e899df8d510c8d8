"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Link } from "@/lib/i18n/navigation";

/** The tender does not exist, or is no longer open to this person. */
export function TenderNotFound() {
  const t = useTranslations("tenders.detail");
  return (
    <EmptyState
      headingLevel="h1"
      title={t("notFound")}
      text={t("notFoundText")}
      actions={
        <Button variant="contained" component={Link} href="/account/tenders">
          {t("toList")}
        </Button>
      }
    />
  );
}
