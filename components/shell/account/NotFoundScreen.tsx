"use client";

import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { Link } from "@/lib/i18n/navigation";

/** Not-found screen within the app shell. */
export function NotFoundScreen() {
  const t = useTranslations("common");
  return (
    <PageContainer>
      <EmptyState
        headingLevel="h1"
        title={t("notFound.title")}
        text={t("notFound.text")}
        actions={
          <Button variant="contained" component={Link} href="/">
            {t("nav.home")}
          </Button>
        }
      />
    </PageContainer>
  );
}
