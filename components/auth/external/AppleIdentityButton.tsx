"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { useState } from "react";
import AppleSigninButton from "react-apple-signin-auth";
import { useMedia } from "@/components/ui/layout/use-media";
import { Note } from "@/components/ui/feedback/Note";
import { appleAnswer } from "@/lib/auth/external/schema";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { newNonce } from "./external-identity";
import type { IdentityButtonProps } from "./ExternalButtons";

/** The user closed the popup, which is no failure. */
function isCancellation(error: unknown): boolean {
  const code = typeof error === "object" && error !== null && "error" in error ? error.error : null;
  return code === "popup_closed_by_user" || code === "user_cancelled_authorize";
}

/** Apple's sign-in button, which opens a popup. The names come with the very first sign-in only, beside the token. */
export function AppleIdentityButton({
  clientId,
  isBusy,
  onIdentity,
}: IdentityButtonProps & { clientId: string }) {
  const t = useTranslations("auth.external");
  const [nonce] = useState(newNonce);
  const [hasFailed, setHasFailed] = useState(false);
  const isDark = useMedia("dark");
  const label = t("continueWith", { provider: PROVIDER_NAMES.APPLE });
  const acceptAnswer = (answer: unknown) => {
    const { data } = appleAnswer.safeParse(answer);
    setHasFailed(!data);
    if (data)
      onIdentity({ provider: "APPLE", idToken: data.authorization.id_token, nonce, ...data.user?.name });
  };
  const button = {
    uiType: isDark ? ("light" as const) : ("dark" as const),
    buttonExtraChildren: label,
    "aria-label": label,
    disabled: isBusy,
    style: { width: "100%", minHeight: 48, borderRadius: 24 },
  };
  return (
    <Box sx={{ display: "grid", gap: 2 }}>
      <AppleSigninButton
        authOptions={{
          clientId,
          scope: "name email",
          redirectURI: window.location.origin,
          nonce,
          usePopup: true,
        }}
        onSuccess={acceptAnswer}
        onError={(error: unknown) => setHasFailed(!isCancellation(error))}
        {...button}
      />
      {hasFailed && (
        <Note tone="error" role="alert">
          {t("failed", { provider: PROVIDER_NAMES.APPLE })}
        </Note>
      )}
    </Box>
  );
}
