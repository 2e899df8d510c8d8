"use client";

import Box from "@mui/material/Box";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { countFilters, hasReach, type TenderListParts } from "./list-filters";
import { useTenderCounts } from "./use-tenders";

type Props = { list: TenderListParts };

// Most lists are opened without a filter.
const ActiveFilters = lazyComponent(() => import("./ActiveFilters").then((file) => file.ActiveFilters), {});

/** Whether the own reach narrows the list; before the answer, whether it may. */
function useOwnReach(list: TenderListParts): boolean {
  const isPro = useSession().user?.role === "PRO";
  const counts = useTenderCounts();
  return isPro && hasReach(list) && !list.filters.reach && counts?.reach !== null;
}

/** What narrows the list, in one line that scrolls on phones; nothing when nothing does. */
export function FilterChips({ list }: Props) {
  const isOwnReach = useOwnReach(list);
  if (!isOwnReach && countFilters(list) === 0) return null;
  return (
    <Box
      sx={{
        display: "flex",
        flexWrap: { xs: "nowrap", md: "wrap" },
        alignItems: "center",
        columnGap: 2,
        mb: 2,
        // So that the list stays where it is when they come.
        minHeight: 44,
        // To the edges of the screen, where a cut chip hints at more.
        mx: { xs: -4, md: 0 },
        px: { xs: 4, md: 0 },
        overflowX: { xs: "auto", md: "visible" },
        scrollbarWidth: "none",
        "&::-webkit-scrollbar": { display: "none" },
      }}
    >
      <ActiveFilters list={list} />
    </Box>
  );
}
