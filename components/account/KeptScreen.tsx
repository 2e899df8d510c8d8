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
import { Pagination } from "@/components/ui/lists/Pagination";
import { useListState } from "@/components/ui/lists/use-list-state";
import { favouritesQuery } from "@/lib/favourites/queries";
import type { FavouriteList } from "@/lib/favourites/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { FIND_WORK } from "@/lib/tenders/constants";

const TenderCard = lazyComponent(
  () => import("@/components/tenders/TenderCard").then((file) => file.TenderCard),
  { fallback: <CardSkeleton count={1} /> },
);
const KeptBee = lazyComponent(() => import("./KeptBee").then((file) => file.KeptBee), {
  fallback: <CardSkeleton count={1} />,
});

/** What the user keeps: a client's BEEs, a BEE's watched tenders, the last one first. */
export function KeptScreen() {
  const t = useTranslations("favourites.kept");
  const role = useSession().user?.role ?? "CLIENT";
  const list = useListState({ tabs: ["all"] as const, filters: [] as const });
  const query = useQuery(favouritesQuery(list.page));
  return (
    <PageContainer {...(role === "PRO" && { width: "text" })}>
      <PageHeader title={t("title", { role })} text={t("text", { role })} />
      <QueryBoundary
        query={query}
        loading={<CardSkeleton count={3} />}
        isEmpty={({ total }) => total === 0}
        empty={
          <EmptyState
            title={t("emptyTitle", { role })}
            text={t("emptyText", { role })}
            actions={
              <ButtonLink variant="outlined" href={role === "PRO" ? FIND_WORK : "/bees"}>
                {t("action", { role })}
              </ButtonLink>
            }
          />
        }
      >
        {(kept) =>
          kept.items.length === 0 ? (
            <EmptyPage hrefForPage={list.hrefForPage} />
          ) : (
            <KeptPage kept={kept} hrefForPage={list.hrefForPage} />
          )
        }
      </QueryBoundary>
    </PageContainer>
  );
}

const COLUMNS = { sm: "repeat(2, minmax(0, 1fr))", lg: "repeat(3, minmax(0, 1fr))" };

function KeptPage({ kept, hrefForPage }: { kept: FavouriteList; hrefForPage: (page: number) => string }) {
  const isOfBees = kept.items.some(({ kind }) => kind === "pro");
  return (
    <>
      <Box
        component="ul"
        sx={{
          display: "grid",
          gap: 4,
          // As in the directory; what a BEE watches are rows as wide as the page.
          gridTemplateColumns: { xs: "minmax(0, 1fr)", ...(isOfBees && COLUMNS) },
          listStyle: "none",
          m: 0,
          p: 0,
        }}
      >
        {kept.items.map((item) =>
          item.kind === "pro" ? (
            <li key={item.pro.id}>
              <KeptBee kept={item} />
            </li>
          ) : (
            <li key={item.tender.id}>
              <TenderCard isKept tender={item.tender} />
            </li>
          ),
        )}
      </Box>
      <Pagination page={kept.page} total={kept.total} take={kept.take} hrefForPage={hrefForPage} />
    </>
  );
}
