"use client";

import { keepPreviousData, useQuery } from "@tanstack/react-query";
import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { EmptyPage } from "@/components/ui/feedback/EmptyPage";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { useListState } from "@/components/ui/lists/use-list-state";
import { Pagination } from "@/components/ui/lists/Pagination";
import { QueryBoundary } from "@/components/ui/feedback/QueryBoundary";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { SortToggle } from "@/components/ui/lists/SortToggle";
import { reviewsQuery } from "@/lib/feedback/queries";
import { REVIEWS_TAKE } from "@/lib/feedback/constants";
import type { ReviewView } from "@/lib/feedback/schema";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { SortDirection } from "@/lib/shared/list-constants";
import type { ListAnswer } from "@/lib/shared/list-query";
import { formatMonth, toMonth } from "@/lib/shared/dates/months";
import { ReviewCard } from "./ReviewCard";

/** A page of reviews that came with the page itself, so that nothing jumps and search engines read it. */
export type FirstReviews = { sortDirection: SortDirection; list: ListAnswer<ReviewView> };

type Props = {
  userId: string;
  name: string;
  first?: FirstReviews | undefined;
  /** In the preview of a client: neither to reply to nor to report. */
  isShownOnly?: boolean;
  /** In any preview: what is wrong with a review is reported on the page itself. */
  isPreview?: boolean;
};

const NAMES = { tabs: ["all"], filters: [] } as const;

/** The published reviews of a user, ten a page; the page is in the URL. */
export function ReviewsSection(props: Props) {
  const { userId, name, first, isShownOnly = false, isPreview = isShownOnly } = props;
  const t = useTranslations("profiles.reviews");
  const list = useListState(NAMES);
  const { page, sortDirection } = list;
  const isFirst = first?.list.page === page && first.sortDirection === sortDirection;
  const query = useQuery({
    ...reviewsQuery(userId, { page, sortDirection }),
    placeholderData: keepPreviousData,
    ...(isFirst && { initialData: first.list }),
  });
  const hasSeveral = (query.data?.total ?? 0) > 1;
  return (
    <SectionCard
      id="reviews"
      title={t("title")}
      action={hasSeveral && <SortToggle direction={sortDirection} onToggle={list.toggleSort} />}
      sx={{ scrollMarginTop: { xs: "124px", md: "132px" } }}
    >
      <QueryBoundary query={query} loading={<RowSkeleton count={3} />}>
        {({ items, total }) =>
          total > 0 && items.length === 0 ? (
            <EmptyPage hrefForPage={list.hrefForPage} />
          ) : (
            <Reviews
              userId={userId}
              name={name}
              reviews={items}
              mayReply={!isShownOnly}
              mayReport={!isPreview}
            />
          )
        }
      </QueryBoundary>
      <Pagination
        page={page}
        total={query.data?.total ?? 0}
        take={REVIEWS_TAKE}
        hrefForPage={(number) => `${list.hrefForPage(number)}#reviews`}
      />
    </SectionCard>
  );
}

type ReviewsProps = {
  userId: string;
  name: string;
  reviews: ReviewView[];
  mayReply: boolean;
  mayReport: boolean;
};

function Reviews({ userId, name, reviews, mayReply, mayReport }: ReviewsProps) {
  const t = useTranslations("profiles.reviews");
  const locale = useLocale();
  const isOwn = useSession().user?.id === userId;
  if (reviews.length === 0) {
    return <EmptyState small place="reviews" headingLevel="h3" title={t("none")} />;
  }
  const captionOf = ({ tenderTitle, publishedAt, createdAt }: ReviewView) =>
    [tenderTitle, formatMonth(toMonth(publishedAt ?? createdAt), locale)].filter(Boolean).join(", ");
  return (
    <Box
      sx={{
        "& > *": { py: 5, borderTop: "1px solid", borderColor: "divider" },
        "& > :last-child": { pb: 0 },
      }}
    >
      {reviews.map((review) => (
        <ReviewCard
          key={review.id}
          review={review}
          caption={captionOf(review)}
          replyFrom={name}
          mayReply={isOwn && mayReply && review.reply === null}
          mayReport={mayReport}
          isAboutReader={isOwn}
        />
      ))}
    </Box>
  );
}
