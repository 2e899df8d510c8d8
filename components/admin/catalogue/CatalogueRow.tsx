"use client";

import EditOutlined from "@mui/icons-material/EditOutlined";
import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { IconButton } from "@/components/ui/actions/IconButton";
import type { CatalogueKind } from "@/lib/admin/catalogue/constants";
import { useChangeEntry } from "@/lib/admin/catalogue/queries";
import type { CatalogueEntry } from "@/lib/admin/catalogue/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { MoveButtons } from "./MoveButtons";
import { OfferSwitch } from "./OfferSwitch";

/** Fetched once it is asked for: forms are as large as all else here. */
const LazyNamesForm = lazyComponent(() => import("./NamesForm").then((file) => file.NamesForm));

type Props = {
  kind: CatalogueKind;
  entry: CatalogueEntry;
  place: number;
  count: number;
  /** What hangs on it: open tenders, subscribers. */
  uses: string;
  /** It has to be offered. */
  isFixed?: boolean;
};

/** A category, subcategory or plan: where it stands, whether it is offered, and its names behind a button. */
export function CatalogueRow({ kind, entry, place, count, uses, isFixed = false }: Props) {
  const t = useTranslations("catalogue");
  const [isNaming, setIsNaming] = useState(false);
  const change = useChangeEntry(kind, entry.id);
  const { version } = entry;
  const name = entry.names[toLanguage(useLocale())];
  return (
    <Box sx={{ display: "grid", gap: 3 }}>
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 1 }}>
        <Box sx={{ flex: "1 1 150px", minWidth: 0, overflowWrap: "break-word" }}>
          <Typography variant={kind === "categories" ? "h5" : "subtitle2"} component="p">
            {name}
          </Typography>
          <Typography variant="caption" sx={{ color: "surface.muted" }}>
            {uses}
          </Typography>
        </Box>
        {/* Together: none of them goes to a line of its own on a phone. */}
        <Box sx={{ display: "flex", alignItems: "center", gap: 1, ml: "auto" }}>
          {!isFixed && (
            <OfferSwitch
              label={t("offered", { name })}
              isActive={entry.isActive}
              title={t("off.title", { name })}
              warning={`${uses}. ${t(kind === "plans" ? "off.plan" : "off.text")}`}
              onChange={(isActive) => change.mutateAsync({ version, isActive })}
            />
          )}
          <MoveButtons
            name={name}
            place={place}
            count={count}
            isBusy={change.isPending}
            onMove={(order) => change.mutate({ version, order })}
          />
          <IconButton aria-label={t("rename", { name })} onClick={() => setIsNaming(true)}>
            <EditOutlined />
          </IconButton>
        </Box>
      </Box>
      {isNaming && <LazyNamesForm entry={entry} save={change.mutateAsync} onEnd={() => setIsNaming(false)} />}
    </Box>
  );
}
