"use client";

import Box from "@mui/material/Box";
import OutlinedInput from "@mui/material/OutlinedInput";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { toLanguage } from "@/lib/i18n/languages";

/** Whose mail to show; the address stands in the page's own address, so a reload keeps it. */
export function MailboxFilter({ to, isEmpty }: { to: string | null; isEmpty: boolean }) {
  const t = useTranslations("auth.mailbox");
  const lang = toLanguage(useLocale());
  return (
    <Box component="form" sx={{ display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: 3, mb: 6 }}>
      <input type="hidden" name="lang" value={lang} />
      <Box sx={{ flex: "1 1 240px", maxWidth: 360 }}>
        <FieldFrame id="mailbox-to" label={t("filter")}>
          <OutlinedInput
            id="mailbox-to"
            name="to"
            type="email"
            defaultValue={to ?? ""}
            placeholder={t("filterPlaceholder")}
            fullWidth
          />
        </FieldFrame>
      </Box>
      <Button type="submit" variant="outlined" sx={{ minHeight: 48 }}>
        {t("show")}
      </Button>
      {/* Where nothing is found, the way to all mails stands with that. */}
      {to && !isEmpty && (
        <Button href={`/dev/mailbox?lang=${lang}`} sx={{ minHeight: 48 }}>
          {t("all")}
        </Button>
      )}
    </Box>
  );
}
