"use client";

import TuneRounded from "@mui/icons-material/TuneRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CountBadge } from "@/components/ui/display/CountBadge";
import { IconButton } from "@/components/ui/actions/IconButton";
import { BESIDE } from "@/components/ui/styles/styles";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { countFilters, type TenderListParts } from "./list-filters";

const FilterDrawer = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./FilterDrawer").then((file) => file.FilterDrawer),
  { mountWhen: ({ isOpen }) => isOpen },
);

/** On phones the filters fill the screen; the button says how many are on. */
export function FiltersButton({ list }: { list: TenderListParts }) {
  const t = useTranslations("tenders.filters");
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(list);
  return (
    <Box sx={{ [BESIDE]: { display: "none" } }}>
      <CountBadge count={count} tone="secondary">
        <IconButton
          aria-label={t("open", { count })}
          onClick={() => setOpen(true)}
          sx={{ width: 48, height: 48, border: 1, borderColor: "surface.outlineSoft", borderRadius: "12px" }}
        >
          <TuneRounded />
        </IconButton>
      </CountBadge>
      <FilterDrawer list={list} isOpen={isOpen} onClose={() => setOpen(false)} />
    </Box>
  );
}
