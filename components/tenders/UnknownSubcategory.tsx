"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { Link } from "@/lib/i18n/navigation";

/** The address names a category or subcategory that does not exist. */
export function UnknownSubcategory() {
  const t = useTranslations("tenders.create");
  return (
    <EmptyState
      headingLevel="h1"
      title={t("unknownTitle")}
      actions={
        <Button variant="contained" component={Link} href="/account/create-tender">
          {t("allCategories")}
        </Button>
      }
    />
  );
}
