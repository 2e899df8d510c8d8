import { env } from "@/lib/platform/server/config/env";
import { smsMode } from "@/lib/platform/server/delivery/sms";
import { maybeProvider } from "@/lib/platform/server/security/identity";
import { hasTranslator } from "@/lib/platform/server/translation/translate";
import { route } from "@/lib/platform/server/http/route";
import { DEMO_ACCOUNTS, publicConfig } from "@/lib/shared/config";
import { IDENTITY_PROVIDERS } from "@/lib/shared/identity";

// GET /api/config: the public configuration: integrations and demo mode.
export const GET = route({ auth: "public", output: publicConfig }, () => ({
  googleClientId: env.GOOGLE_CLIENT_ID ?? null,
  appleClientId: env.APPLE_CLIENT_ID ?? null,
  stripePublishableKey: env.STRIPE_PUBLISHABLE_KEY ?? null,
  mapsKey: env.GOOGLE_MAPS_KEY ?? null,
  hasStreets: Boolean(env.PHOTON_URL),
  hasTranslations: hasTranslator(),
  hasPhoneProofs: smsMode() !== "off",
  vapidPublicKey: env.VAPID_PUBLIC_KEY ?? null,
  supportEmail: env.SUPPORT_EMAIL,
  demo: env.DEMO
    ? {
        accounts: DEMO_ACCOUNTS,
        hasMailbox: !env.SMTP_URL,
        hasPayments: !env.STRIPE_SECRET_KEY,
        localIdentities: IDENTITY_PROVIDERS.filter((provider) => maybeProvider(provider)?.isLocal),
      }
    : null,
}));
