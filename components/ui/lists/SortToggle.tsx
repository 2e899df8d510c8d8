"use client";

import SwapVertRounded from "@mui/icons-material/SwapVertRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import type { SortDirection } from "@/lib/shared/list-constants";
import { Button } from "../actions/Button";

type Props = { direction: SortDirection; onToggle: () => void };

/** Toggles the sort direction of a list; on phones only its icon shows. */
export function SortToggle({ direction, onToggle }: Props) {
  const t = useTranslations("common.list");
  const order = direction === "DESC" ? t("newestFirst") : t("oldestFirst");
  return (
    <Button
      variant="outlined"
      onClick={onToggle}
      aria-label={t("sort", { order })}
      title={order}
      sx={{ minHeight: 48, minWidth: 48, flex: "none", px: { xs: 0, md: "18px" }, gap: 2 }}
    >
      <SwapVertRounded
        aria-hidden
        sx={{
          fontSize: 20,
          transform: direction === "ASC" ? "scaleY(-1)" : "none",
          transition: "transform 150ms",
        }}
      />
      <Box component="span" sx={{ display: { xs: "none", md: "inline" } }}>
        {order}
      </Box>
    </Button>
  );
}
