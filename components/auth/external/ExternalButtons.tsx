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

const room = <Box sx={{ height: 48 }} />;

// What is not offered is not even loaded.
const GoogleIdentityButton = lazyComponent(
  () => import("./GoogleIdentityButton").then((module) => module.GoogleIdentityButton),
  { fallback: room },
);
const AppleIdentityButton = lazyComponent(
  () => import("./AppleIdentityButton").then((module) => module.AppleIdentityButton),
  { fallback: room },
);
const LocalIdentityButton = lazyComponent(
  () => import("./LocalIdentityButton").then((module) => module.LocalIdentityButton),
  { fallback: room },
);

type Offer = { provider: IdentityProvider; clientId: string | null };

/** The providers this server offers; without a client id the demo plays it. */
function offersOf(config: PublicConfig | undefined): Offer[] {
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

function IdentityButton({ provider, clientId, ...rest }: Offer & IdentityButtonProps) {
  if (!clientId) return <LocalIdentityButton provider={provider} {...rest} />;
  return provider === "GOOGLE" ? (
    <GoogleIdentityButton clientId={clientId} {...rest} />
  ) : (
    <AppleIdentityButton clientId={clientId} {...rest} />
  );
}

function Divider({ children }: { children: string }) {
  const line = { content: '""', flex: 1, borderTop: 1, borderColor: "divider" };
  return (
    <Typography
      variant="caption"
      component="p"
      sx={{ display: "flex", alignItems: "center", gap: 3, color: "surface.muted" }}
    >
      <Box component="span" sx={line} />
      {children}
      <Box component="span" sx={line} />
    </Typography>
  );
}

type Props = IdentityButtonProps & {
  /** Where the form stands: the divider is between the two. */
  form: "above" | "below";
  children?: React.ReactNode;
};

/** Google and Apple, whichever this server offers; where it offers none, nothing is drawn. */
export function ExternalButtons({ form, isBusy, onIdentity, children }: Props) {
  const t = useTranslations("auth.external");
  const offers = offersOf(useQuery(publicConfigQuery).data);
  if (offers.length === 0) return null;
  return (
    <Box sx={{ display: "grid", gap: 4, mt: 5 }}>
      {form === "above" && <Divider>{t("orElse")}</Divider>}
      <Box
        role="group"
        aria-label={t("label")}
        sx={{ display: "grid", gap: 3, gridTemplateColumns: { sm: `repeat(${offers.length}, 1fr)` } }}
      >
        {offers.map((offer) => (
          <IdentityButton key={offer.provider} {...offer} isBusy={isBusy} onIdentity={onIdentity} />
        ))}
      </Box>
      {offers.some(({ clientId }) => !clientId) && (
        <Typography variant="caption" component="p" sx={{ color: "surface.muted", textAlign: "center" }}>
          {t("demoNote")}
        </Typography>
      )}
      {children}
      {form === "below" && <Divider>{t("or")}</Divider>}
    </Box>
  );
}
