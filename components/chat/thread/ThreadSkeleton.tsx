"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Skeleton } from "@/components/ui/feedback/Skeleton";

const BUBBLES = [
  { width: "62%", height: 66, own: false },
  { width: "46%", height: 44, own: true },
  { width: "54%", height: 66, own: true },
  { width: "38%", height: 44, own: false },
];

/** A conversation that is on its way. */
export function ThreadSkeleton() {
  const t = useTranslations("common.list");
  return (
    <Box role="status" aria-label={t("loading")} sx={COLUMN}>
      <Box sx={HEAD}>
        <Skeleton width={44} height={44} sx={{ borderRadius: "50%" }} />
        <Box sx={{ flex: 1 }}>
          <Skeleton width={160} />
          <Skeleton width={90} />
        </Box>
      </Box>
      <Box
        sx={{ flex: 1, display: "flex", flexDirection: "column", justifyContent: "flex-end", gap: 3, p: 4 }}
      >
        {BUBBLES.map(({ width, height, own }) => (
          <Skeleton
            key={width}
            sx={{ width, height, maxWidth: 480, borderRadius: "18px", ml: own ? "auto" : 0 }}
          />
        ))}
      </Box>
    </Box>
  );
}

const COLUMN = { display: "flex", flexDirection: "column", height: 1 } as const;
const HEAD = {
  display: "flex",
  alignItems: "center",
  gap: 3,
  minHeight: { xs: 60, md: 72 },
  px: 4,
  bgcolor: "background.paper",
  borderBottom: 1,
  borderColor: "divider",
} as const;
