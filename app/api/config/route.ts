import { env } from "@/lib/platform/server/env";
import { route } from "@/lib/platform/server/route";
import { DEMO_ACCOUNTS, publicConfig } from "@/lib/shared/config";

// GET /api/config: which integrations are configured, and what the demo offers.
export const GET = route({ auth: "public", output: publicConfig }, () => ({
  // Their issues bring the settings; until then none of them can be configured.
  googleClientId: null,
  appleClientId: null,
  stripePublishableKey: null,
  mapsKey: null,
  supportEmail: env.SUPPORT_EMAIL,
  demo: env.DEMO ? { accounts: DEMO_ACCOUNTS, hasMailbox: !env.SMTP_URL } : null,
}));
