"use client";

import Box from "@mui/material/Box";
import { GoogleLogin, GoogleOAuthProvider } from "@react-oauth/google";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useMedia } from "@/components/ui/layout/use-media";
import { Note } from "@/components/ui/feedback/Note";
import { PROVIDER_NAMES } from "@/lib/shared/identity";
import { newNonce } from "./external-identity";
import type { IdentityButtonProps } from "./ExternalButtons";

/** Google's sign-in button. It returns an ID token for our client id, bound to our nonce. */
export function GoogleIdentityButton({
  clientId,
  isBusy,
  onIdentity,
}: IdentityButtonProps & { clientId: string }) {
  const t = useTranslations("auth.external");
  const locale = useLocale();
  const [nonce] = useState(newNonce);
  const [hasFailed, setHasFailed] = useState(false);
  const isDark = useMedia("dark");
  const fail = () => setHasFailed(true);
  return (
    <Box sx={{ display: "grid", gap: 2, justifyItems: "center", ...(isBusy && { pointerEvents: "none" }) }}>
      <GoogleOAuthProvider clientId={clientId} locale={locale} onScriptLoadError={fail}>
        <GoogleLogin
          nonce={nonce}
          text="continue_with"
          size="large"
          shape="pill"
          theme={isDark ? "filled_black" : "outline"}
          onSuccess={({ credential }) => {
            setHasFailed(!credential);
            if (credential) onIdentity({ provider: "GOOGLE", idToken: credential, nonce });
          }}
          onError={fail}
        />
      </GoogleOAuthProvider>
      {hasFailed && (
        <Note tone="error" role="alert">
          {t("failed", { provider: PROVIDER_NAMES.GOOGLE })}
        </Note>
      )}
    </Box>
  );
}
