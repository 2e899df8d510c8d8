"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { ownDecisionsQuery, ownReportsQuery } from "@/lib/reports/queries";
import { DecisionCard } from "./DecisionCard";
import { OwnReportCard } from "./OwnReportCard";

const NAMES = { tabs: ["reports", "decisions"], filters: [] } as const;

/** What the user has reported and what came of it, and what was decided about what they wrote themselves. */
export function OwnReportsScreen() {
  const t = useTranslations("reports.mine");
  const { user } = useSession();
  const list = useListState(NAMES);
  return (
    <PageContainer width="form">
      <PageHeader
        title={t("title")}
        {...(user && {
          back: { href: `/account/profiles/${user.id}/update?tab=settings`, label: t("back") },
        })}
      />
      <ListTabs
        label={t("title")}
        tabs={NAMES.tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Box sx={{ mt: 5 }}>
        {list.tab === "reports" ? (
          <Reports page={list.page} hrefForPage={list.hrefForPage} />
        ) : (
          <Decisions page={list.page} hrefForPage={list.hrefForPage} />
        )}
      </Box>
    </PageContainer>
  );
}

type Paging = { page: number; hrefForPage: (page: number) => string };

function Reports({ page, hrefForPage }: Paging) {
  const t = useTranslations("reports.mine.none.reports");
  const query = useQuery(ownReportsQuery(page));
  return (
    <PagedList query={query} hrefForPage={hrefForPage} empty={{ title: t("title"), text: t("text") }}>
      {(reports) => reports.map((report) => <OwnReportCard key={report.id} report={report} />)}
    </PagedList>
  );
}

function Decisions({ page, hrefForPage }: Paging) {
  const t = useTranslations("reports.mine.none.decisions");
  const query = useQuery(ownDecisionsQuery(page));
  return (
    <PagedList query={query} hrefForPage={hrefForPage} empty={{ title: t("title"), text: t("text") }}>
      {(decisions) => decisions.map((decision) => <DecisionCard key={decision.id} decision={decision} />)}
    </PagedList>
  );
}
