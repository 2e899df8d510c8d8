"use client";

import ChevronRightRounded from "@mui/icons-material/ChevronRightRounded";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { disputesQuery } from "@/lib/disputes/queries";
import type { DisputeView } from "@/lib/disputes/schema";
import { Link } from "@/lib/i18n/navigation";
import { DisputeTime } from "./DisputeTime";

const TABS = ["open", "closed"] as const;

/** What two people could not settle by themselves, and what was closed, for admins. */
export function DisputesScreen() {
  const t = useTranslations("disputes-admin");
  const list = useListState({ tabs: TABS, filters: [] as const });
  const query = useQuery(disputesQuery({ page: list.page, tab: list.tab }));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <ListTabs
        label={t("title")}
        tabs={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        value={list.tab}
        onChange={list.setTab}
      />
      <Box sx={{ mt: 5 }}>
        <PagedList
          query={query}
          hrefForPage={list.hrefForPage}
          empty={{ title: t("empty.title"), text: t(`empty.${list.tab}`) }}
        >
          {(disputes) => disputes.map((dispute) => <Entry key={dispute.id} dispute={dispute} />)}
        </PagedList>
      </Box>
    </PageContainer>
  );
}

function Entry({ dispute }: { dispute: DisputeView }) {
  const t = useTranslations("disputes-admin");
  const reasons = useTranslations("disputes.reasons");
  const { id, tenderTitle, reason, client, pro, closedAt } = dispute;
  return (
    <SectionCard sx={{ position: "relative" }}>
      <Box sx={{ display: "flex", alignItems: "center", gap: 3 }}>
        <Box sx={{ flex: 1, minWidth: 0, display: "grid", gap: 2 }}>
          <Typography variant="subtitle1" component="h2">
            <Box component={Link} href={`/admin/disputes/${id}`} sx={WHOLE_CARD}>
              {tenderTitle}
            </Box>
          </Typography>
          <Typography variant="body2" sx={{ color: "text.secondary" }}>
            {t("between", { client: client.name, pro: pro.name })}
          </Typography>
          <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
            <InfoChip tone={closedAt ? "neutral" : "warning"}>{reasons(reason)}</InfoChip>
            <Typography variant="body2" component="span" sx={{ color: "text.secondary" }}>
              <DisputeTime dispute={dispute} />
            </Typography>
          </Box>
        </Box>
        <ChevronRightRounded aria-hidden sx={{ color: "surface.muted" }} />
      </Box>
    </SectionCard>
  );
}

const WHOLE_CARD = {
  color: "inherit",
  textDecoration: "none",
  "&::after": { content: '""', position: "absolute", inset: 0 },
} as const;
