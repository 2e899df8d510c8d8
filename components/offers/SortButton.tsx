"use client";

import SwapVertRounded from "@mui/icons-material/SwapVertRounded";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/actions/Button";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import type { OfferSort } from "./format";

const SortMenu = lazyComponent(
  () => import(/* webpackPrefetch: true */ "./SortMenu").then((file) => file.SortMenu),
  { mountWhen: ({ anchor }) => anchor !== null },
);

/** Says what the offers are sorted by and opens the other orders: one button, so that the offers begin right below. */
export function SortButton({ sort, onChange }: { sort: OfferSort; onChange: (sort: OfferSort) => void }) {
  const t = useTranslations("offers.compare");
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (chosen: OfferSort) => {
    setAnchor(null);
    onChange(chosen);
  };
  return (
    <>
      <Button
        variant="outlined"
        aria-label={t("sort", { by: t(`sorts.${sort}`) })}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        startIcon={<SwapVertRounded />}
        sx={{ px: 3 }}
      >
        {t(`sorts.${sort}`)}
      </Button>
      <SortMenu anchor={anchor} sort={sort} onChoose={choose} onClose={() => setAnchor(null)} />
    </>
  );
}
