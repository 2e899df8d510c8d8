"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { ListTabs } from "@/components/ui/lists/ListTabs";
import { PagedList } from "@/components/ui/lists/PagedList";
import { useListState } from "@/components/ui/lists/use-list-state";
import { kindsFor } from "@/lib/admin-queue/policy";
import { adminQueueQuery } from "@/lib/admin-queue/queries";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { EntryCard } from "./EntryCard";
import { useQueueKeys } from "./use-queue-keys";

const NAMES = {
  tabs: ["all", "report", "complaint", "dispute", "verification", "contact"],
  filters: [],
} as const;
const KIND = {
  all: null,
  report: "REPORT",
  complaint: "COMPLAINT",
  dispute: "DISPUTE",
  verification: "VERIFICATION",
  contact: "CONTACT",
} as const;

/** All that waits for an admin, as far as their rights go: what is urgent first, then the oldest. */
export function QueueScreen() {
  const t = useTranslations("admin-queue");
  const list = useListState(NAMES);
  const { user } = useSession();
  const query = useQuery(adminQueueQuery({ kind: KIND[list.tab], page: list.page }));
  const cards = useRef<HTMLDivElement>(null);
  useQueueKeys(cards);
  const kinds = kindsFor(user?.adminRights ?? []);
  const waiting = query.data?.waiting ?? {};
  const tabs = NAMES.tabs.flatMap((value) => {
    const kind = KIND[value];
    if (kind === null) return { value, label: t(`tabs.${value}`) };
    if (!kinds.includes(kind)) return [];
    return { value, label: t(`tabs.${value}`), count: waiting[kind] ?? null };
  });
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
      <ListTabs label={t("title")} tabs={tabs} value={list.tab} onChange={list.setTab} />
      <Typography variant="caption" component="p" sx={keysStyles}>
        {t.rich("keys", {
          key: (letter) => (
            <Box component="kbd" sx={keyStyles}>
              {letter}
            </Box>
          ),
        })}
      </Typography>
      <Box sx={{ mt: 5 }}>
        <PagedList
          query={query}
          hrefForPage={list.hrefForPage}
          empty={{ title: t("empty.title"), text: t("empty.text") }}
        >
          {(entries) => (
            <Box ref={cards} sx={{ display: "grid", gap: 4 }}>
              {entries.map((entry) => (
                <Box key={entry.id} data-case tabIndex={-1} sx={{ borderRadius: "16px" }}>
                  <EntryCard entry={entry} isNext={entry === entries.find(({ claim }) => claim === null)} />
                </Box>
              ))}
            </Box>
          )}
        </PagedList>
      </Box>
    </PageContainer>
  );
}

/** A letter as it stands on its key, so that it is not read as a word. */
const keyStyles = {
  px: "5px",
  border: "1px solid",
  borderColor: "surface.outline",
  borderRadius: "4px",
  bgcolor: "background.paper",
  fontFamily: "inherit",
  fontWeight: 650,
  color: "text.primary",
} as const;

/** Only where there is likely a keyboard. */
const keysStyles = {
  display: { xs: "none", md: "block" },
  mt: 3,
  lineHeight: 1.75,
  color: "surface.muted",
  "@media (hover: none)": { display: "none" },
} as const;
