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
import { EntryLayout } from "./EntryLayout";
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
  /** What it holds, behind a `FoldButton`. */
  children?: React.ReactNode;
};

/** A category, subcategory or plan: where it stands, whether it is offered, and its names behind a button. */
export function CatalogueRow({ kind, entry, place, count, uses, isFixed = false, children }: Props) {
  const t = useTranslations("catalogue");
  const [isNaming, setIsNaming] = useState(false);
  const change = useChangeEntry(kind, entry.id);
  const { version, isActive } = entry;
  const name = entry.names[toLanguage(useLocale())];
  const tools = (
    <>
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
    </>
  );
  return (
    <EntryLayout
      name={<NameAndUses {...{ kind, name, uses, isActive }} />}
      tools={tools}
      fold={children}
      toggle={
        !isFixed && (
          <OfferSwitch
            label={t("offered")}
            name={t("offeredOf", { name })}
            isActive={isActive}
            title={t("off.title", { name })}
            warning={`${uses}. ${t(kind === "plans" ? "off.plan" : "off.text")}`}
            onChange={(isOn) => change.mutateAsync({ version, isActive: isOn })}
          />
        )
      }
    >
      {isNaming && (
        <Box sx={{ py: 3 }}>
          <LazyNamesForm entry={entry} save={change.mutateAsync} onEnd={() => setIsNaming(false)} />
        </Box>
      )}
    </EntryLayout>
  );
}

type NameProps = Pick<Props, "kind" | "uses"> & { name: string; isActive: boolean };

/** What is not offered is named in grey. */
function NameAndUses({ kind, name, uses, isActive }: NameProps) {
  return (
    <>
      <Typography
        variant={kind === "subcategories" ? "subtitle1" : "h5"}
        component="p"
        sx={isActive ? undefined : { color: "surface.muted" }}
      >
        {name}
      </Typography>
      <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
        {uses}
      </Typography>
    </>
  );
}
