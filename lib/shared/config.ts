import { z } from "zod";
import { ROLES } from "./actor";
import { IDENTITY_PROVIDERS } from "./identity";

/** What the browser must know of the configuration: which integrations exist, and whether this is a demo. */
export const publicConfig = z.object({
  googleClientId: z.string().nullable(),
  appleClientId: z.string().nullable(),
  stripePublishableKey: z.string().nullable(),
  mapsKey: z.string().nullable(),
  /** Whether GET /places knows streets, because a Photon server is configured. */
  hasStreets: z.boolean(),
  /** By which a browser's push service knows this server; null when nobody can be told anything that way. */
  vapidPublicKey: z.string().nullable(),
  supportEmail: z.string(),
  demo: z
    .object({
      /** For the one-click sign-in of the demo. */
      accounts: z.array(z.object({ role: z.enum(ROLES), email: z.string(), password: z.string() })),
      /** Whether mail lands in /dev/mailbox, because no mail server is configured. */
      hasMailbox: z.boolean(),
      /** Whether subscriptions are paid at the demo's own provider, because Stripe is not configured. */
      hasPayments: z.boolean(),
      /** The providers that the demo plays itself at /dev/identity, because they are not configured. */
      localIdentities: z.array(z.enum(IDENTITY_PROVIDERS)),
    })
    .nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;

/** The fixed accounts of the demo seed (domain.md, "Demo data"). */
export const DEMO_PASSWORD = "demo-demo-1";
export const DEMO_ACCOUNTS = ROLES.map((role) => ({
  role,
  email: `${role.toLowerCase()}@demo.local`,
  password: DEMO_PASSWORD,
}));
