"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { publicConfigQuery } from "@/lib/platform/browser/api/public-config";
import type { PublicConfig } from "@/lib/shared/config";
import { IDENTITY_PROVIDERS, type IdentityProvider } from "@/lib/shared/identity";
import type { PendingIdentity } from "./external-identity";

const placeholder = <Box sx={{ height: 48 }} />;

// Code splitting: providers that are not configured are never loaded.
const GoogleIdentityButton = lazyComponent(
  () => import("./GoogleIdentityButton").then((module) => module.GoogleIdentityButton),
  { fallback: placeholder },
);
const AppleIdentityButton = lazyComponent(
  () => import("./AppleIdentityButton").then((module) => module.AppleIdentityButton),
  { fallback: placeholder },
);
const LocalIdentityButton = lazyComponent(
  () => import("./LocalIdentityButton").then((module) => module.LocalIdentityButton),
  { fallback: placeholder },
);

type OfferedProvider = { provider: IdentityProvider; clientId: string | null };

/** The identity providers of this server; without a client id the demo's own stands in. */
function offeredProviders(config: PublicConfig | undefined): OfferedProvider[] {
  if (!config) return [];
  const clientIds = { GOOGLE: config.googleClientId, APPLE: config.appleClientId };
  return IDENTITY_PROVIDERS.map((provider) => ({ provider, clientId: clientIds[provider] })).filter(
    ({ provider, clientId }) => clientId || config.demo?.localIdentities.includes(provider),
  );
}

export type IdentityButtonProps = {
  isBusy: boolean;
  onIdentity: (identity: PendingIdentity) => void;
};

function IdentityButton({ provider, clientId, ...rest }: OfferedProvider & IdentityButtonProps) {
  if (!clientId) return <LocalIdentityButton provider={provider} {...rest} />;
  return provider === "GOOGLE" ? (
    <GoogleIdentityButton clientId={clientId} {...rest} />
  ) : (
    <AppleIdentityButton clientId={clientId} {...rest} />
  );
}

function Divider({ children }: { children: string }) {
  const lineStyles = { content: '""', flex: 1, borderTop: 1, borderColor: "divider" };
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: "flex", alignItems: "center", gap: 3, color: "surface.muted" }}
    >
      <Box component="span" sx={lineStyles} />
      {children}
      <Box component="span" sx={lineStyles} />
    </Typography>
  );
}

type Props = IdentityButtonProps & {
  /** Where the form is: the divider is between the two. */
  form: "above" | "below";
  children?: React.ReactNode;
};

/** The buttons of the configured identity providers; renders nothing without any. */
export function ExternalButtons({ form, isBusy, onIdentity, children }: Props) {
  const t = useTranslations("auth.external");
  const providers = offeredProviders(useQuery(publicConfigQuery).data);
  if (providers.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 4, mt: 5 }}>
      {form === "above" && <Divider>{t("orElse")}</Divider>}
      <Box
        role="group"
        aria-label={t("label")}
        sx={{ display: "grid", gap: 3, gridTemplateColumns: { sm: `repeat(${providers.length}, 1fr)` } }}
      >
        {providers.map((each) => (
          <IdentityButton key={each.provider} {...each} isBusy={isBusy} onIdentity={onIdentity} />
        ))}
      </Box>
      {providers.some(({ clientId }) => !clientId) && (
        <Typography variant="caption" component="p" sx={{ color: "surface.muted" }}>
          {t("demoNote")}
        </Typography>
      )}
      {children}
      {form === "below" && <Divider>{t("or")}</Divider>}
    </Box>
  );
}
