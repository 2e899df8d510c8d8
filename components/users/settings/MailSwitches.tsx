"use client";

import Box from "@mui/material/Box";
import FormControlLabel from "@mui/material/FormControlLabel";
import Switch from "@mui/material/Switch";
import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { emailKindsOf, type EmailKind } from "@/lib/emails/constants";
import type { Role } from "@/lib/shared/actor";
import type { EmailSettings } from "@/lib/shared/own-user";

type Props = {
  role: Role;
  emails: EmailSettings;
  onChange: (kind: EmailKind, isWanted: boolean) => void;
};

/** A switch for every optional kind of e-mail that this role can get. */
export function MailSwitches({ role, emails, onChange }: Props) {
  const t = useTranslations("settings.mails");
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      {emailKindsOf(role).map((kind) => (
        <FormControlLabel
          key={kind}
          label={t(kind)}
          sx={{ minHeight: 44 }}
          control={
            <Switch
              checked={emails[kind]}
              onChange={(_event, isWanted) => onChange(kind, isWanted)}
              slotProps={{ input: { role: "switch" } }}
            />
          }
        />
      ))}
      <Typography variant="caption" sx={{ color: "surface.muted" }}>
        {t("security")}
      </Typography>
    </Box>
  );
}
