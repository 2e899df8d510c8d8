"use client";

import ContentCopyRounded from "@mui/icons-material/ContentCopyRounded";
import IosShareRounded from "@mui/icons-material/IosShareRounded";
import Box from "@mui/material/Box";
import TextField from "@mui/material/TextField";
import { useLocale, useTranslations } from "next-intl";
import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/actions/Button";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { toLanguage } from "@/lib/i18n/languages";
import { toast } from "@/lib/platform/browser/reporting/toasts";
import { useSession } from "@/lib/platform/browser/session/session-store";

// `navigator.share` never changes.
const subscribe = () => () => undefined;

/** The referral link and its code, to copy or to share, and what they earn. */
export function ReferralSection() {
  const t = useTranslations("settings.referral");
  const { user } = useSession();
  const language = toLanguage(useLocale());
  const canShare = useSyncExternalStore(
    subscribe,
    () => typeof navigator.share === "function",
    () => false,
  );
  if (!user) return null;
  const url = `${window.location.origin}/${language}/sign-up?ref=${user.referralCode}`;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      toast.success(t("copied"));
    } catch {
      // The browser may forbid it.
      toast.info(t("copyByHand"));
    }
  };
  // Closing the share dialog is no failure.
  const share = () =>
    navigator.share({ title: "TenderBee", text: t("shareText"), url }).catch(() => undefined);
  return (
    <SectionCard id="referral" title={t("title")} text={t("text")}>
      <TextField
        value={url}
        slotProps={{ htmlInput: { readOnly: true, "aria-label": t("link") } }}
        onFocus={(event) => event.target.select()}
        fullWidth
      />
      <Box sx={{ fontWeight: 600 }}>{t("code", { code: user.referralCode })}</Box>
      <Box sx={{ display: "flex", flexWrap: "wrap", gap: 3 }}>
        <Button variant="outlined" startIcon={<ContentCopyRounded />} onClick={() => void copy()}>
          {t("copy")}
        </Button>
        {canShare && (
          <Button variant="outlined" startIcon={<IosShareRounded />} onClick={() => void share()}>
            {t("share")}
          </Button>
        )}
      </Box>
    </SectionCard>
  );
}
