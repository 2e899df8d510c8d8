"use client";

import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import { useTranslations } from "next-intl";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { Visibility } from "@/lib/shared/own-user";
import { useSaveVisibility } from "@/lib/users/queries";

const SWITCHES = { PRO: ["listed"], CLIENT: ["tenders", "tenderPhotos"] } as const;

/** What strangers may see of the user, saved when toggled. */
export function VisibilitySection() {
  const t = useTranslations("settings.visibility");
  const { user } = useSession();
  const save = useSaveVisibility();
  if (!user || user.role === "ADMIN") return null;
  const { visibility } = user.settings;
  // Photos are on the page of a tender, so they are hidden with it.
  const isIdle = (name: keyof Visibility) => name === "tenderPhotos" && !visibility.tenders;
  return (
    <SectionCard id="visibility" title={t("title")} text={t(user.role === "PRO" ? "textPro" : "textClient")}>
      {SWITCHES[user.role].map((name) => (
        <FormControlLabel
          key={name}
          label={t(name)}
          disabled={isIdle(name)}
          sx={{ minHeight: 44 }}
          control={
            <Switch
              checked={visibility[name] && !isIdle(name)}
              onChange={(_event, isWanted) => save.mutate({ [name]: isWanted })}
              slotProps={{ input: { role: "switch" } }}
            />
          }
        />
      ))}
    </SectionCard>
  );
}
