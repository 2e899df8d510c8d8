"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { cardStyles } from "@/components/ui/styles/styles";
import { Skeleton } from "./Skeleton";

// Delayed, so that a response within 200 ms never shows a skeleton and does not flicker.
const delayedFadeIn = {
  "@keyframes tb-late": { from: { opacity: 0 }, to: { opacity: 1 } },
  animation: "tb-late 100ms 200ms both",
} as const;

function SkeletonGroup({ children }: { children: React.ReactNode }) {
  const t = useTranslations("common.list");
  return (
    <Box role="status" aria-label={t("loading")} sx={{ display: "grid", gap: 3, ...delayedFadeIn }}>
      {children}
    </Box>
  );
}

function times(count: number, draw: (index: number) => React.ReactNode): React.ReactNode[] {
  return Array.from({ length: count }, (_, index) => draw(index));
}

/** Skeleton of a list of cards. */
export function CardSkeleton({ count = 3 }: { count?: number }) {
  return (
    <SkeletonGroup>
      {times(count, (index) => (
        <Box key={index} sx={{ ...cardStyles, display: "flex", gap: 4, p: 4 }}>
          <Skeleton
            sx={{
              borderRadius: "12px",
              flex: "none",
              width: { xs: 84, md: 132 },
              height: { xs: 84, md: 124 },
            }}
          />
          <Box sx={{ flex: 1, display: "grid", alignContent: "start", gap: 3, pt: 1 }}>
            <Skeleton width="34%" height={12} />
            <Skeleton width="86%" height={20} />
            <Skeleton width="60%" height={14} />
          </Box>
        </Box>
      ))}
    </SkeletonGroup>
  );
}

/** Skeleton of the sections of a page, with their approximate heights (px) to avoid a layout shift. */
export function SectionSkeleton({ heights }: { heights: readonly number[] }) {
  return (
    <SkeletonGroup>
      {heights.map((height, index) => (
        <Skeleton key={index} height={height} sx={{ borderRadius: "16px", mb: 2 }} />
      ))}
    </SkeletonGroup>
  );
}

/** Skeleton of the rows of a card. */
export function RowSkeleton({ count = 4 }: { count?: number }) {
  return (
    <SkeletonGroup>
      {times(count, (index) => (
        <Box key={index} sx={{ display: "flex", alignItems: "center", gap: 4, minHeight: 72, px: 5 }}>
          <Skeleton width={48} height={48} sx={{ borderRadius: "12px", flex: "none" }} />
          <Box sx={{ flex: 1, display: "grid", gap: 2 }}>
            <Skeleton width="52%" height={16} />
            <Skeleton width="76%" height={13} />
          </Box>
        </Box>
      ))}
    </SkeletonGroup>
  );
}

/** Skeleton of a detail page: heading and two columns. */
export function DetailSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton width="30%" height={14} />
      <Skeleton width="70%" height={36} sx={{ borderRadius: "10px" }} />
      <Box sx={{ display: "grid", gap: 6, mt: 3, gridTemplateColumns: { md: "minmax(0, 1fr) 344px" } }}>
        <Skeleton height={420} sx={{ borderRadius: "16px" }} />
        <Skeleton height={260} sx={{ borderRadius: "16px" }} />
      </Box>
    </SkeletonGroup>
  );
}
