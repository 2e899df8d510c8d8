"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { PagedList } from "@/components/ui/lists/PagedList";
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
      <PagedList
        query={query}
        hrefForPage={list.hrefForPage}
        empty={{ title: t("empty.title"), text: t("empty.text") }}
      >
        {(notes) => notes.map((note) => <Entry key={note.id} note={note} />)}
      </PagedList>
    </PageContainer>
  );
}

function Entry({ note }: { note: ReviewNote }) {
  const t = useTranslations("review-notes");
  return (
    <SectionCard title={note.tenderTitle}>
      {/* The names belong to the title: as near to it as a card's text is. */}
      <Box sx={{ mt: -4 }}>
        <ReviewNoteCard note={note} />
      </Box>
      <ButtonLink href={`/account/tenders/${note.tenderId}`} variant="outlined" sx={{ justifySelf: "start" }}>
        {t("tender")}
      </ButtonLink>
    </SectionCard>
  );
}
