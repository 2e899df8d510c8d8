"use client";

import Box from "@mui/material/Box";
import { cardStyles } from "@/components/ui/styles/styles";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { useMedia } from "@/components/ui/layout/use-media";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import type { TenderListParts } from "./list-filters";

/** About as high as they are, so that nothing jumps when they come. */
const HEIGHT = 720;

const TenderFilters = lazyComponent(() => import("./TenderFilters").then((file) => file.TenderFilters), {
  fallback: <Skeleton height={HEIGHT} sx={{ borderRadius: "16px" }} />,
});

/** The filters beside the list on wide screens; phones, which have them behind a button, do not draw them here. */
export function FilterColumn({ list }: { list: TenderListParts }) {
  const isWide = useMedia("beside");
  return (
    isWide && (
      <Box sx={{ ...cardStyles, p: 5 }}>
        <TenderFilters list={list} />
      </Box>
    )
  );
}
