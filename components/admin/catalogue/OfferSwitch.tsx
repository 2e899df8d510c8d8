"use client";

import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

const LazyConfirmDialog = lazyComponent(() =>
  import("@/components/ui/actions/ConfirmDialog").then((file) => file.ConfirmDialog),
);

type Props = {
  /** What is seen beside it. */
  label: string;
  /** The label with what it belongs to: there is one in each entry. */
  name: string;
  isActive: boolean;
  /** What is asked before it is switched off. */
  title: string;
  /** What is said before it is switched off. */
  warning: string;
  onChange: (isActive: boolean) => Promise<unknown>;
};

/** Whether an entry is offered, or asked. Switching it off asks first and says what hangs on it. */
export function OfferSwitch({ label, name, isActive, title, warning, onChange }: Props) {
  const t = useTranslations("catalogue");
  const [isAsking, setIsAsking] = useState(false);
  const press = () => {
    if (isActive) setIsAsking(true);
    else void onChange(true).catch(() => undefined);
  };
  return (
    <>
      <FormControlLabel
        label={label}
        control={
          <Switch
            checked={isActive}
            onChange={press}
            slotProps={{ input: { role: "switch", "aria-label": name } }}
          />
        }
        slotProps={{ typography: { variant: "body2", sx: { overflowWrap: "anywhere" } } }}
      />
      {isAsking && (
        <LazyConfirmDialog
          open
          onClose={() => setIsAsking(false)}
          onConfirm={() => onChange(false)}
          title={title}
          text={warning}
          confirmLabel={t("off.confirm")}
          busyLabel={t("busy")}
          destructive
        />
      )}
    </>
  );
}
