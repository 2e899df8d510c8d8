"use client";

import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { CatalogueEntry } from "@/lib/admin/catalogue/schema";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

const LazyConfirmDialog = lazyComponent(() =>
  import("@/components/ui/actions/ConfirmDialog").then((file) => file.ConfirmDialog),
);

type Props = { name: string; entry: CatalogueEntry; onChange: (isActive: boolean) => Promise<unknown> };

/** Whether an entry is offered. Switching it off asks first and says how many open tenders it has. */
export function OfferSwitch({ name, entry: { isActive, openTenders }, onChange }: Props) {
  const t = useTranslations("catalogue");
  const [isAsking, setIsAsking] = useState(false);
  const press = () => {
    if (isActive) setIsAsking(true);
    else void onChange(true).catch(() => undefined);
  };
  return (
    <>
      <Switch
        checked={isActive}
        onChange={press}
        slotProps={{ input: { role: "switch", "aria-label": t("offered", { name }) } }}
      />
      {isAsking && (
        <LazyConfirmDialog
          open
          onClose={() => setIsAsking(false)}
          onConfirm={() => onChange(false)}
          title={t("off.title", { name })}
          text={`${t("open", { count: openTenders })}. ${t("off.text")}`}
          confirmLabel={t("off.confirm")}
          busyLabel={t("busy")}
          destructive
        />
      )}
    </>
  );
}
