import { EMAIL_KINDS } from "@/lib/emails/constants";
import type { WithdrawalPreview } from "@/lib/subscriptions/schema";
import type { MailSwitchesView } from "@/lib/users/unsubscribe/schema";
import { seenBy, type ScreenTargets } from "./screens";

/** A contract of the day before yesterday: those of the demo market are too old to be withdrawn from. */
const fresh = (): WithdrawalPreview => ({
  planName: "Standard",
  boughtAt: new Date(Date.now() - 2 * 86_400_000).toISOString(),
  refundMinor: 1391,
});

/** What the token of a mail opens; those of the demo are in its mails only. */
const mails = (): MailSwitchesView => ({
  address: "n•••@demo.local",
  role: "CLIENT",
  emails: Object.fromEntries(EMAIL_KINDS.map((kind) => [kind, true])) as MailSwitchesView["emails"],
});

/** The public screens. */
export const PUBLIC_SCREENS: ScreenTargets = {
  "/": [
    ...seenBy("visitor", { home: "/" }, { calls: true }),
    ...seenBy("newVisitor", { "home-cookies": "/" }),
  ],
  "/create-tender": seenBy(
    "visitor",
    { describe: "/create-tender", "describe-title": "/create-tender?title=Wand" },
    { calls: true },
  ),
  "/create-tender/[category]": seenBy("visitor", { "describe-category": "/create-tender/renovation" }),
  "/create-tender/[category]/[subcategory]": [
    ...seenBy("visitor", {
      "describe-form": "/create-tender/renovation/painting",
      "describe-question": "/create-tender/renovation/painting?step=questions&question=rooms",
      "describe-photos": "/create-tender/renovation/painting?step=photos",
      "describe-review": "/create-tender/renovation/painting?step=review",
    }),
    ...seenBy("pro", { "describe-pro": "/create-tender/renovation/painting?step=review" }),
  ],
  "/sign-in": seenBy("visitor", {
    "sign-in": "/sign-in",
    "sign-in-next": "/sign-in?next=%2Faccount%2Ftenders",
  }),
  "/sign-up": seenBy("visitor", {
    "sign-up": "/sign-up",
    "sign-up-client": "/sign-up?role=CLIENT&step=2",
    "sign-up-pro": "/sign-up?role=PRO&step=2",
  }),
  "/sign-up/success": seenBy("newcomer", {
    "sign-up-success": "/sign-up/success",
    "sign-up-success-tender": "/sign-up/success?tender=none",
  }),
  "/confirm-email": seenBy("visitor", {
    "confirm-email": "/confirm-email?token=none",
    "confirm-email-without-token": "/confirm-email",
  }),
  "/forgot-password": seenBy("visitor", { "forgot-password": "/forgot-password" }),
  "/change-password": [
    ...seenBy("visitor", {
      "change-password": "/change-password?token=none",
      "change-password-without-token": "/change-password",
    }),
    ...seenBy("client", { "change-password-signed-in": "/change-password" }),
  ],
  "/change-email": seenBy("visitor", {
    "change-email": "/change-email?token=none",
    "change-email-without-token": "/change-email",
  }),
  "/keep-email": seenBy("visitor", {
    "keep-email": "/keep-email?token=none",
    "keep-email-without-token": "/keep-email",
  }),
  "/link-account": seenBy("visitor", {
    "link-account": "/link-account?token=none&provider=GOOGLE",
    "link-account-without-token": "/link-account",
  }),
  "/withdraw": [
    ...seenBy("visitor", { withdraw: "/withdraw" }),
    ...seenBy(
      "visitor",
      { "withdraw-confirm": "/withdraw?token=none" },
      { answers: { "/withdrawals/preview": fresh } },
    ),
  ],
  "/unsubscribe-from-emails": [
    ...seenBy(
      "visitor",
      { unsubscribe: "/unsubscribe-from-emails?token=none" },
      { answers: { "/users/settings/unsubscribe": mails } },
    ),
    ...seenBy("visitor", { "unsubscribe-without-token": "/unsubscribe-from-emails" }),
  ],
  "/about-us": seenBy("visitor", { "about-us": "/about-us" }),
  "/all-services": seenBy("visitor", { "all-services": "/all-services" }),
  "/services": seenBy("visitor", { services: "/services" }),
  "/services/[category]": seenBy("visitor", { "service-category": "/services/renovation" }),
  "/services/[category]/[subcategory]": seenBy("visitor", {
    service: "/services/renovation/painting",
    "service-few-prices": "/services/renovation/roofing",
  }),
  "/services/[category]/[subcategory]/[city]": seenBy("visitor", {
    "service-town": "/services/renovation/painting/graz",
  }),
  "/tenders/[tenderId]": [...seenBy("visitor", { "public-tender": ({ found }) => `/tenders/${found.open}` })],
  "/bees": [
    ...seenBy("visitor", {
      bees: "/bees",
      "bees-near": "/bees?service=painting&near=Wien&km=60&lang=de",
      "bees-none": "/bees?near=Xyzzyx",
    }),
    ...seenBy("client", { "bees-client": "/bees" }),
  ],
  "/contact-us": seenBy("visitor", { "contact-us": "/contact-us" }),
  "/imprint": seenBy("visitor", { imprint: "/imprint" }),
  "/cookie-policy": seenBy("visitor", { "cookie-policy": "/cookie-policy" }),
  "/ranking": seenBy("visitor", { ranking: "/ranking" }),
  "/report": seenBy("visitor", { report: "/report" }),
  "/dmca-policy": seenBy("visitor", { "dmca-policy": "/dmca-policy" }),
  "/privacy-policy": seenBy("visitor", { "privacy-policy": "/privacy-policy" }),
  "/transparency": seenBy("visitor", { transparency: "/transparency" }),
  "/terms-and-conditions": seenBy("visitor", { "terms-and-conditions": "/terms-and-conditions" }),
  "/account/subscriptions": [
    ...seenBy("visitor", { plans: "/account/subscriptions" }, { calls: true }),
    ...seenBy("client", { "plans-client": "/account/subscriptions" }),
    ...seenBy("pro", { "plans-pro": "/account/subscriptions" }),
  ],
  "/not-found-static": seenBy("visitor", { lost: "/not-found-static" }, { isMissing: true }),
  "/[...rest]": seenBy("visitor", { "not-found": "/nowhere/at-all" }, { isMissing: true }),
};

/** Screens of the demo only: its mailbox, its own Google and Apple, its invoices. */
export const DEMO_SCREENS: ScreenTargets = {
  "/dev/mailbox": seenBy(
    "visitor",
    {
      mailbox: ({ users }) => `/dev/mailbox?to=${users.newPro.email}`,
      "mailbox-empty": "/dev/mailbox?to=nobody@example.com",
    },
    { isDemo: true },
  ),
  "/dev/identity": seenBy(
    "visitor",
    { identity: "/dev/identity?provider=google&nonce=none&state=none&back=%2Fen%2Fsign-in" },
    { isDemo: true },
  ),
  "/dev/invoice": seenBy(
    "visitor",
    { invoice: ({ invoiceId }) => `/dev/invoice?id=${invoiceId}` },
    { isDemo: true },
  ),
};
