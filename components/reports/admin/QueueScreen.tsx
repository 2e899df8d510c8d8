"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery, type UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { complaintsQuery } from "@/lib/reports/complaints/queries";
import { queueQuery } from "@/lib/reports/queries";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { ComplaintView } from "@/lib/reports/complaints/schema";
import type { ListAnswer } from "@/lib/shared/list-query";
import { CaseCard } from "./CaseCard";
import { useQueueKeys } from "./use-queue-keys";

const LazyComplaintCard = lazyComponent<{ complaint: ComplaintView }>(() =>
  import("./ComplaintCard").then((file) => file.ComplaintCard),
);

const NAMES = { tabs: ["cases", "complaints"], filters: [] } as const;

/** What people have reported, and their complaints, as far as they wait for an admin. */
export function QueueScreen() {
  const t = useTranslations("reports-admin");
  const list = useListState(NAMES);
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <ListTabs
        label={t("title")}
        tabs={NAMES.tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Typography variant="caption" component="p" sx={keysStyles}>
        {t("keys")}
      </Typography>
      <Box sx={{ mt: 5 }}>
        {list.tab === "cases" ? (
          <Cases page={list.page} hrefForPage={list.hrefForPage} />
        ) : (
          <Complaints page={list.page} hrefForPage={list.hrefForPage} />
        )}
      </Box>
    </PageContainer>
  );
}

/** Only where there is likely a keyboard. */
const keysStyles = { mt: 3, color: "surface.muted", "@media (hover: none)": { display: "none" } } as const;

type Paging = { page: number; hrefForPage: (page: number) => string };

function Cases({ page, hrefForPage }: Paging) {
  return (
    <Waiting query={useQuery(queueQuery(page))} hrefForPage={hrefForPage}>
      {(found) => <CaseCard found={found} />}
    </Waiting>
  );
}

function Complaints({ page, hrefForPage }: Paging) {
  return (
    <Waiting query={useQuery(complaintsQuery(page))} hrefForPage={hrefForPage}>
      {(complaint) => <LazyComplaintCard complaint={complaint} />}
    </Waiting>
  );
}

type WaitingProps<T extends { id: string }> = Pick<Paging, "hrefForPage"> & {
  query: UseQueryResult<ListAnswer<T>>;
  children: (entry: T) => React.ReactNode;
};

function Waiting<T extends { id: string }>({ query, hrefForPage, children }: WaitingProps<T>) {
  const t = useTranslations("reports-admin.empty");
  const list = useRef<HTMLDivElement>(null);
  useQueueKeys(list);
  return (
    <PagedList query={query} hrefForPage={hrefForPage} empty={{ title: t("title"), text: t("text") }}>
      {(entries) => (
        <Box ref={list} sx={{ display: "grid", gap: 4 }}>
          {entries.map((entry) => (
            <Box key={entry.id} data-case tabIndex={-1} sx={{ borderRadius: "16px" }}>
              {children(entry)}
            </Box>
          ))}
        </Box>
      )}
    </PagedList>
  );
}
