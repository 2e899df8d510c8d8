import { z } from "zod";
import { backupSettings } from "./backup-settings";
import { checkSettings } from "./check-settings";
import { databaseSettings } from "./database-settings";
import { flag } from "./flag";
import { mailSettings } from "./mail-settings";
import { observabilitySettings } from "./observability-settings";
import { secretSettings } from "./secret-settings";
import { smsSettings } from "./sms-settings";
import { storageSettings } from "./storage-settings";
import { tracingSettings } from "./tracing-settings";
import { translationSettings } from "./translation-settings";

/**
 * Every setting the server knows. Each carries a sentence of description: `.env.example` is made from them.
 * Whatever is optional switches its feature off when it is missing, so nothing here needs an account.
 */
export const envSchema = z.object({
  NODE_ENV: z
    .enum(["development", "test", "production"])
    .default("development")
    .describe("Set by the scripts; production serves the built pages."),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000).describe("Where the server listens."),
  SITE_URL: z
    .url()
    .default("http://localhost:3000")
    .transform((url) => url.replace(/\/+$/, ""))
    .describe(
      "The public address, without a slash at the end: links in e-mails and in the site map. Build setting.",
    ),
  DEMO: flag
    .prefault("0")
    .describe(
      "1 fills the market with demo data, shows /dev/mailbox, plays Google and Apple and keeps search engines away.",
    ),
  DEMO_PUBLIC: flag
    .prefault("0")
    .describe(
      "1 lets a demo start at a SITE_URL that is not of this machine or house: every mail and demo account is then open to all who reach it.",
    ),
  DATA_DIR: z
    .string()
    .default(".data")
    .describe("Folder of the embedded database, the secrets and the uploads."),
  ...databaseSettings,
  LOG_LEVEL: z
    .enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"])
    .default("info")
    .describe("How much is logged."),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe(
      "How many proxies stand before the server, each of which adds to X-Forwarded-For: the caller's address is taken from the outermost one's entry. 0 believes no such header.",
    ),
  DRAIN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      "How long a process that is told to stop still serves, while /api/health answers 503: a little more than the proxy needs to see that and to turn to another process. 0 stops at once.",
    ),
  HSTS_SUBDOMAINS: flag
    .prefault("0")
    .describe(
      "1 tells browsers for a year that every subdomain of SITE_URL is reached by https only: set it once all of them are.",
    ),
  REDIS_URL: z
    .url({ protocol: /^rediss?$/ })
    .optional()
    .describe(
      "A Redis 6 or newer, such as redis://localhost:6379: several servers then share sockets, presence and limits.",
    ),

  ...secretSettings,
  RATE_LIMITS: flag.prefault("1").describe("0 counts no calls at all; tests need that, nothing else does."),
  SIGN_UP_LIMIT: flag
    .optional()
    .describe(
      "1 allows five sign-ups an hour per address, 0 any number. Left out: on in production, off under DEMO.",
    ),

  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "Offers sign-in with Google: the client id of a web application. Left out, there is no button.",
    ),
  GOOGLE_ISSUER: z
    .url()
    .default("https://accounts.google.com")
    .describe("Who signs Google's ID tokens. Only tests need another one."),
  GOOGLE_JWKS_URL: z
    .url()
    .default("https://www.googleapis.com/oauth2/v3/certs")
    .describe("Where Google's signing keys are. Only tests need another address."),
  APPLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      "Offers sign-in with Apple: the Services ID, with SITE_URL among its return URLs. Left out, there is no button.",
    ),
  APPLE_ISSUER: z
    .url()
    .default("https://appleid.apple.com")
    .describe("Who signs Apple's ID tokens. Only tests need another one."),
  APPLE_JWKS_URL: z
    .url()
    .default("https://appleid.apple.com/auth/keys")
    .describe("Where Apple's signing keys are. Only tests need another address."),

  GOOGLE_MAPS_KEY: z
    .string()
    .optional()
    .describe(
      "Looks up addresses with Google: a browser key with Maps JavaScript, Places and Geocoding. Left out, nothing asks Google.",
    ),
  PHOTON_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "A Photon server for looking up streets, such as https://photon.komoot.io. Left out, the own list of towns answers alone.",
    ),
  ...translationSettings,

  ...storageSettings,
  ...backupSettings,

  VAPID_PUBLIC_KEY: z
    .string()
    .optional()
    .describe(
      "The public half of the web push keys. Left out, both are made at the first start in DATA_DIR.",
    ),
  VAPID_PRIVATE_KEY: z
    .string()
    .optional()
    .describe(
      "The private half. Several servers need the same pair; a new one ends every push subscription.",
    ),
  PUSH_TEST_ORIGIN: z
    .string()
    .transform((list) => list.split(","))
    .pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin)))
    .optional()
    .describe(
      "Push services on this machine, such as http://127.0.0.1:4000, with commas between. Only tests need them: all others are public.",
    ),

  STRIPE_SECRET_KEY: z
    .string()
    .optional()
    .describe(
      "Sells subscriptions with Stripe. Left out, only the free plan is there, and DEMO=1 plays a provider.",
    ),
  STRIPE_PUBLISHABLE_KEY: z.string().optional().describe("Stripe's key for the browser."),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .optional()
    .describe("Signs what Stripe tells /api/webhooks/stripe; Stripe shows it beside the endpoint."),
  STRIPE_AUTOMATIC_TAX: flag
    .prefault("0")
    .describe("1 lets Stripe Tax work out and show the taxes; it must be set up in Stripe first."),
  STRIPE_API_URL: z
    .url()
    .default("https://api.stripe.com")
    .describe("Where Stripe answers. Only tests need another address."),

  ...mailSettings,
  ...smsSettings,
  ...checkSettings,
  ...observabilitySettings,
  ...tracingSettings,

  COMPANY_NAME: z.string().default("TenderBee").describe("The operator, for the legal pages. Build setting."),
  COMPANY_ADDRESS: z
    .string()
    .optional()
    .describe("The operator's postal address, in one line. Build setting."),
  COMPANY_REPRESENTED_BY: z
    .string()
    .optional()
    .describe(
      "Who may act for the operator, such as its managing directors, for the imprint. Build setting.",
    ),
  COMPANY_PHONE: z
    .string()
    .optional()
    .describe("A phone number for the imprint, such as +43 1 2345678. Build setting."),
  COMPANY_REGISTER: z
    .string()
    .optional()
    .describe("Register, its court and the number in it, for the imprint. Build setting."),
  COMPANY_VAT_ID: z
    .string()
    .optional()
    .describe("The operator's VAT number, for the imprint. Build setting."),
  COMPANY_VAT_PERCENT: z.coerce
    .number()
    .int()
    .min(0)
    .max(99)
    .default(20)
    .describe("The VAT within the prices of plans, on invoices of demo mode; Stripe works out its own."),
  SOCIAL_FACEBOOK: z.url().optional().describe("Shown in the footer when set. Build setting."),
  SOCIAL_INSTAGRAM: z.url().optional().describe("Shown in the footer when set. Build setting."),
  SOCIAL_LINKEDIN: z.url().optional().describe("Shown in the footer when set. Build setting."),
  SOCIAL_TWITTER: z.url().optional().describe("Shown in the footer when set. Build setting."),
  SOCIAL_YOUTUBE: z.url().optional().describe("Shown in the footer when set. Build setting."),
});

export type Env = z.infer<typeof envSchema>;
