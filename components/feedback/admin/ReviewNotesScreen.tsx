"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { Pagination } from "@/components/ui/lists/Pagination";
import { useListState } from "@/components/ui/lists/use-list-state";
import { reviewNotesQuery } from "@/lib/feedback/queries";
import type { ReviewNote } from "@/lib/feedback/schema";
import { ReviewNoteCard } from "./ReviewNoteCard";

const NAMES = { tabs: ["all"], filters: [] } as const;

/** What people have written to the operator beside their reviews, for admins. */
export function ReviewNotesScreen() {
  const t = useTranslations("review-notes");
  const list = useListState(NAMES);
  const query = useQuery(reviewNotesQuery({ page: list.page }));
  return (
    <PageContainer width="form">
      <PageHeader title={t("title")} text={t("text")} back={{ href: "/admin", label: t("home") }} />
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
            <Box sx={{ display: "grid", gap: 4 }}>
              {items.map((note) => (
                <Entry key={note.id} note={note} />
              ))}
              <Pagination page={page} total={total} take={take} hrefForPage={list.hrefForPage} />
            </Box>
          )
        }
      </QueryBoundary>
    </PageContainer>
  );
}

function Entry({ note }: { note: ReviewNote }) {
  const t = useTranslations("review-notes");
  return (
    <SectionCard title={note.tenderTitle}>
      <ReviewNoteCard note={note} />
      <ButtonLink href={`/account/tenders/${note.tenderId}`} variant="outlined" sx={{ justifySelf: "start" }}>
        {t("tender")}
      </ButtonLink>
    </SectionCard>
  );
}
