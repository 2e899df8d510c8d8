"use client";

import ExpandMoreRounded from "@mui/icons-material/ExpandMoreRounded";
import SwapVertRounded from "@mui/icons-material/SwapVertRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { isSearching, type TenderListParts } from "./list-filters";

/** By time, or by what else work is compared. */
const BY_TIME = ["newest", "oldest"] as const;
const COMPARED = ["distance", "budget", "offers"] as const;

type Order = "score" | (typeof BY_TIME)[number] | (typeof COMPARED)[number];

/** The orders of a tab, its own one first: the most relevant come by their score, all others by time. */
function ordersOf(list: TenderListParts): readonly Order[] {
  if (list.tab === "most-relevant") return ["score", "newest", ...COMPARED];
  return isSearching(list) ? [...BY_TIME, ...COMPARED] : BY_TIME;
}

function orderOf({ tab, sortDirection, filters: { sort } }: TenderListParts): Order {
  const known = COMPARED.find((order) => order === sort);
  if (known) return known;
  if (tab === "most-relevant" && !sort) return "score";
  return sortDirection === "ASC" ? "oldest" : "newest";
}

/** On phones the icon alone shows; the select lies over it, unseen, so that a tap opens the phone's own list. */
const frame = {
  position: "relative",
  display: "flex",
  alignItems: "center",
  justifyContent: "center",
  flex: "none",
  width: { xs: 48, md: "auto" },
  minHeight: 48,
  border: "1px solid",
  borderColor: "surface.outlineSoft",
  borderRadius: "12px",
  bgcolor: "background.paper",
  color: "text.primary",
  "&:focus-within": { outline: "2px solid", outlineColor: "secondary.main", outlineOffset: 2 },
  "& > svg": { position: { md: "absolute" }, fontSize: 20, pointerEvents: "none" },
} as const;

const select = {
  position: { xs: "absolute", md: "static" },
  inset: 0,
  opacity: { xs: 0, md: 1 },
  width: { xs: "100%", md: "auto" },
  height: { xs: "100%", md: 46 },
  px: { md: "42px" },
  appearance: "none",
  border: 0,
  borderRadius: "11px",
  outline: "none",
  bgcolor: "background.paper",
  color: "inherit",
  font: "inherit",
  // Below 16 px a phone would zoom in.
  fontSize: { xs: "1rem", md: "0.875rem" },
  fontWeight: 600,
  cursor: "pointer",
} as const;

/** What the list is ordered by. */
export function SortSelect({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.list");
  const common = useTranslations("common.list");
  const orders = ordersOf(list);
  const nameOf = (order: Order) => {
    if (order === "newest") return common("newestFirst");
    return order === "oldest" ? common("oldestFirst") : t(`sort.${order}`);
  };
  const choose = (order: Order) => {
    const sort = order === "newest" ? "created" : order;
    const isDefault = order === orders[0] || order === "oldest";
    list.setSort(order === "oldest" ? "ASC" : "DESC", { sort: isDefault ? undefined : sort });
  };
  return (
    <Box sx={frame}>
      <SwapVertRounded aria-hidden sx={{ left: 14 }} />
      <Box
        component="select"
        aria-label={t("sort.label")}
        value={orderOf(list)}
        onChange={({ target: { value } }: React.ChangeEvent<HTMLSelectElement>) =>
          choose(orders.find((order) => order === value) ?? "newest")
        }
        sx={select}
      >
        {orders.map((order) => (
          <option key={order} value={order}>
            {nameOf(order)}
          </option>
        ))}
      </Box>
      <ExpandMoreRounded aria-hidden sx={{ right: 14, display: { xs: "none", md: "block" } }} />
    </Box>
  );
}
