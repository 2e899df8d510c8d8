"use client";

import { useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Pagination } from "@/components/ui/lists/Pagination";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { useListState } from "@/components/ui/lists/use-list-state";
import { verificationsQuery } from "@/lib/verification/queries";
import type { VerificationEntry } from "@/lib/verification/schema";
import { DecidedRow } from "./DecidedRow";
import { WaitingCard } from "./WaitingCard";

type ListProps = { items: readonly VerificationEntry[]; onExpired: () => void };

/** Pending documents as cards with both pictures; below them the decided ones in short. */
function Entries({ items, onExpired }: ListProps) {
  const t = useTranslations("verification.admin");
  const waiting = items.filter(({ status }) => status === "PENDING");
  const decided = items.filter(({ status }) => status !== "PENDING");
  return (
    <Box sx={{ display: "grid", gap: 5 }}>
      {waiting.map((entry) => (
        <WaitingCard key={entry.id} entry={entry} onExpired={onExpired} />
      ))}
      {waiting.length === 0 && <EmptyState title={t("empty.title")} text={t("empty.text")} />}
      {decided.length > 0 && (
        <SectionCard title={t("decided")} flush>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none" }}>
            {decided.map((entry) => (
              <DecidedRow key={entry.id} entry={entry} />
            ))}
          </Box>
        </SectionCard>
      )}
    </Box>
  );
}

/** The admins' list of submitted documents. */
export function VerificationsScreen() {
  const t = useTranslations("verification.admin");
  const home = useTranslations("verification.home");
  const list = useListState({ tabs: ["all"] as const, filters: [] as const });
  const query = useQuery(verificationsQuery(list.page));
  return (
    <PageContainer width="form">
      <PageHeader
        title={home("places.verifications.title")}
        text={t("text")}
        back={{ href: "/admin", label: home("title") }}
      />
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<EmptyState title={t("empty.title")} text={t("empty.text")} />}
      >
        {({ items, total, take, page }) =>
          items.length === 0 ? (
            <EmptyPage hrefForPage={list.hrefForPage} />
          ) : (
            <>
              <Entries items={items} onExpired={() => void query.refetch()} />
              <Pagination page={page} total={total} take={take} hrefForPage={list.hrefForPage} />
            </>
          )
        }
      </QueryBoundary>
    </PageContainer>
  );
}
