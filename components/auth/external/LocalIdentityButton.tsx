"use client";

import Apple from "@mui/icons-material/Apple";
import Google from "@mui/icons-material/Google";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { BusyButton } from "@/components/ui/actions/BusyButton";
import { toLanguage } from "@/lib/i18n/languages";
import { PROVIDER_NAMES, type IdentityProvider } from "@/lib/shared/identity";
import { askLocalProvider } from "./external-identity";
import type { IdentityButtonProps } from "./ExternalButtons";

const ICONS = { GOOGLE: <Google />, APPLE: <Apple /> };

/** Redirects to the demo's identity provider, which plays Google or Apple and redirects back with a signed token. */
export function LocalIdentityButton({
  provider,
  isBusy,
}: IdentityButtonProps & { provider: IdentityProvider }) {
  const t = useTranslations("auth.external");
  const lang = toLanguage(useLocale());
  const [isLeaving, setIsLeaving] = useState(false);
  const leave = () => {
    setIsLeaving(true);
    window.location.assign(askLocalProvider(provider, lang));
  };
  return (
    <BusyButton
      variant="outlined"
      size="large"
      fullWidth
      startIcon={ICONS[provider]}
      busy={isLeaving}
      busyLabel={t("busy")}
      disabled={isBusy}
      onClick={leave}
    >
      {t("continueWith", { provider: PROVIDER_NAMES[provider] })}
    </BusyButton>
  );
}
