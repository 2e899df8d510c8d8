import { z } from "zod";
import { ROLES } from "./actor";
import { IDENTITY_PROVIDERS } from "./identity";

/** The configuration the browser gets: the available integrations, and the demo mode. */
export const publicConfig = z.object({
  googleClientId: z.string().nullable(),
  appleClientId: z.string().nullable(),
  stripePublishableKey: z.string().nullable(),
  mapsKey: z.string().nullable(),
  /** Whether GET /places knows streets, because a Photon server is configured. */
  hasStreets: z.boolean(),
  /** Whether POST /translations answers, because a provider is configured. */
  hasTranslations: z.boolean(),
  /** Whether POST /users/phone/verify sends codes, because a provider is configured, or a demo shows them. */
  hasPhoneProofs: z.boolean(),
  /** The VAPID key that identifies this server to browsers' push services; null when web push is not configured. */
  vapidPublicKey: z.string().nullable(),
  supportEmail: z.string(),
  demo: z
    .object({
      /** For the one-click sign-in of the demo. */
      accounts: z.array(z.object({ role: z.enum(ROLES), email: z.string(), password: z.string() })),
      /** Whether e-mails go to /dev/mailbox, because no mail server is configured. */
      hasMailbox: z.boolean(),
      /** Whether the demo simulates the payment provider, because Stripe is not configured. */
      hasPayments: z.boolean(),
      /** The identity providers that the demo simulates at /dev/identity, because they are not configured. */
      localIdentities: z.array(z.enum(IDENTITY_PROVIDERS)),
    })
    .nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** The fixed accounts of the demo seed (docs/domain.md, "Demo data"). */
export const DEMO_PASSWORD = "demo-demo-1";
export const DEMO_ACCOUNTS = ROLES.map((role) => ({
  role,
  email: `${role.toLowerCase()}@demo.local`,
  password: DEMO_PASSWORD,
}));
