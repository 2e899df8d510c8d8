"use client";

import Box from "@mui/material/Box";
import { BELOW_TABLETS, FROM_TABLETS } from "@/components/offers/compared-from";
import { Skeleton } from "@/components/ui/feedback/Skeleton";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { cardStyles } from "@/components/ui/styles/styles";

const block = { borderRadius: "8px" } as const;

/** An own tender while it loads: its header, its timeline where there is room, and its offers, each as high as it will be. */
export function OwnTenderSkeleton() {
  return (
    <Box sx={{ display: "grid", gap: 6, gridTemplateColumns: "minmax(0, 1fr)" }}>
      <Box aria-hidden sx={{ display: "grid", alignContent: "start", mb: 5 }}>
        <Skeleton width={112} height={14} sx={{ my: "15px" }} />
        <Skeleton width="70%" height={36} sx={{ borderRadius: "10px" }} />
        <Skeleton width={220} height={26} sx={{ ...block, mt: 3 }} />
        <Box sx={FROM_TABLETS}>
          <Skeleton width="82%" height={22} sx={{ ...block, mt: 2.5 }} />
        </Box>
        <Box sx={BELOW_TABLETS}>
          <Skeleton width="70%" height={48} sx={{ ...block, mt: 2.5 }} />
        </Box>
      </Box>
      <Box aria-hidden sx={{ ...cardStyles, ...FROM_TABLETS, px: { xs: 4, md: 6 }, py: 5 }}>
        <Skeleton height={40} sx={block} />
      </Box>
      <CardSkeleton count={2} />
    </Box>
  );
}
