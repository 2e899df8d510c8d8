"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { AUDIT_ACTIONS, type AuditAction } from "@/lib/audit/constants";
import { auditLogQuery, useAuditExport } from "@/lib/audit/queries";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { AuditFilter } from "@/lib/audit/schema";
import { AuditEntryRow } from "./AuditEntryRow";
import { isDay } from "./is-day";

/** A field with its label and a fold, in px. */
const FILTERS_HEIGHT = 128;
const LazyAuditFilters = lazyComponent(() => import("./AuditFilters").then((file) => file.AuditFilters), {
  fallback: <Box sx={{ height: FILTERS_HEIGHT }} />,
});

const FILTERS = ["actorId", "action", "subjectId", "from", "to"] as const;
type FilterName = (typeof FILTERS)[number];

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const isAction = (value: string): value is AuditAction => AUDIT_ACTIONS.some((action) => action === value);

function accepts(name: FilterName, value: string): boolean {
  if (name === "action") return isAction(value);
  return name === "from" || name === "to" ? isDay(value) : UUID.test(value);
}

/** What admins have looked at and changed that is not theirs, for those who manage. */
export function AuditLogScreen() {
  const t = useTranslations("audit-log");
  const list = useListState<"all", FilterName>({ tabs: ["all"], filters: FILTERS, accepts });
  const filter = list.filters as AuditFilter;
  const query = useQuery(auditLogQuery({ ...filter, page: list.page }));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
        <LazyAuditFilters filter={filter} onChange={list.setFilters} />
        {/* What is exported is what the filters leave. */}
        <ExportButton filter={filter} />
        <PagedList
          query={query}
          hrefForPage={list.hrefForPage}
          loading={<RowSkeleton count={5} />}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
        >
          {(entries) => (
            <SectionCard flush>
              {entries.map((entry) => (
                <AuditEntryRow key={entry.id} entry={entry} onNarrow={list.setFilters} />
              ))}
            </SectionCard>
          )}
        </PagedList>
      </Box>
    </PageContainer>
  );
}

function ExportButton({ filter }: { filter: AuditFilter }) {
  const t = useTranslations("audit-log");
  const { mutate, isPending } = useAuditExport(filter);
  const save = () =>
    mutate(undefined, {
      onSuccess: (file) => {
        const url = URL.createObjectURL(file);
        Object.assign(document.createElement("a"), { href: url, download: "audit-log.csv" }).click();
        URL.revokeObjectURL(url);
      },
    });
  return (
    <BusyButton variant="outlined" size="small" busy={isPending} onClick={save} sx={{ justifySelf: "start" }}>
      {t("export")}
    </BusyButton>
  );
}
