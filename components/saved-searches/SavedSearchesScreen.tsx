"use client";

import Box from "@mui/material/Box";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { InlineLink } from "@/components/auth/InlineLink";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { ButtonLink } from "@/components/ui/actions/ButtonLink";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { savedSearchesQuery } from "@/lib/saved-searches/queries";
import type { SavedSearchView } from "@/lib/saved-searches/schema";
import { SearchRow } from "./SearchRow";

const DeleteSearch = lazyComponent(() => import("./DeleteSearch").then((file) => file.DeleteSearch), {});
const SearchDialog = lazyComponent(() => import("./SearchDialog").then((file) => file.SearchDialog), {});

function Searches({ items }: { items: SavedSearchView[] }) {
  const [edited, setEdited] = useState<SavedSearchView | null>(null);
  const [deleted, setDeleted] = useState<SavedSearchView | null>(null);
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: 3 }}>
      {items.map((search, index) => (
        <SearchRow
          key={search.id}
          search={search}
          isFirst={index === 0}
          onEdit={() => setEdited(search)}
          onDelete={() => setDeleted(search)}
        />
      ))}
      <MoreSearches />
      {deleted && <DeleteSearch search={deleted} onClose={() => setDeleted(null)} />}
      {edited && (
        <SearchDialog
          search={edited}
          filters={edited.filters}
          suggestedName={edited.name}
          onClose={() => setEdited(null)}
        />
      )}
    </Box>
  );
}

/** A search is saved where tenders are found. */
function MoreSearches() {
  const t = useTranslations("saved-searches");
  return (
    <ButtonLink href="/account/tenders" variant="outlined" sx={{ justifySelf: { md: "start" } }}>
      {t("more")}
    </ButtonLink>
  );
}

function NoSearches() {
  const t = useTranslations("saved-searches");
  return (
    <EmptyState
      place="search"
      title={t("empty.title")}
      text={t("empty.text")}
      actions={
        <Button component={Link} href="/account/tenders" variant="contained">
          {t("empty.action")}
        </Button>
      }
    />
  );
}

/** The alerts of a BEE: saved searches, each with how often it tells of new tenders. */
export function SavedSearchesScreen() {
  const t = useTranslations("saved-searches");
  const { userId } = useSession();
  const query = useQuery(savedSearchesQuery(useLocale()));
  return (
    <PageContainer width="text">
      <PageHeader
        title={t("title")}
        text={
          <>
            {t("text")}{" "}
            <InlineLink href={`/account/profiles/${userId}/update?tab=settings&section=mails`}>
              {t("settings")}
            </InlineLink>
          </>
        }
      />
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={3} />}
        isEmpty={({ items }) => items.length === 0}
        empty={<NoSearches />}
      >
        {({ items }) => <Searches items={items} />}
      </QueryBoundary>
    </PageContainer>
  );
}
