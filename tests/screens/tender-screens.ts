import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { translator } from "@/lib/i18n/translator";
import type { PublicConfig } from "@/lib/shared/config";
import { seenBy, type ScreenTargets } from "./screens";
import type { Market } from "./market";

/** The id of no user and of no tender. */
export const NO_USER = "00000000-0000-4000-8000-000000000000";

const tender =
  (of: "posted" | "found", state: string, rest = "") =>
  ({ [of]: tenders }: Market) =>
    `/account/tenders/${(tenders as Record<string, string>)[state]}${rest}`;

/** What two people of an agreement open on the page of its tender. */
const DURING_THE_JOB = [
  ...seenBy(
    "client",
    { "tender-terms": tender("posted", "accepted") },
    { press: (lang) => [translator(lang, "other-terms")("job.button")] },
  ),
  ...seenBy(
    "client",
    { "tender-dispute": tender("posted", "accepted") },
    { press: (lang) => [translator(lang, "disputes")("quiet.button")] },
  ),
  ...seenBy("disputant", {
    "tender-disputed": ({ dispute }) => `/account/tenders/${dispute.tenderId}`,
  }),
];

const ONE_TENDER = "/tenders/[0-9a-f-]{36}";

const DAY_MS = 86_400_000;

/** An own offer whose time is over: those of the demo market stand as long as offers can. */
const expired = ({ ownOffer, ...rest }: TenderView): TenderView => ({
  ...rest,
  ownOffer: ownOffer && {
    ...ownOffer,
    validUntil: new Date(Date.now() - DAY_MS).toISOString(),
    may: [...new Set([...ownOffer.may, "renew" as const])],
  },
});

/** A text in a language that no reader uses, translated; the server of the demo does not translate. */
const TRANSLATED = {
  "/config": (config: PublicConfig) => ({ ...config, hasTranslations: true }),
  [ONE_TENDER]: (found: TenderView) => ({ ...found, contentLang: "pl" as const }),
  "/translations": () => ({
    texts: [
      "Hund an Werktagen mittags ausführen",
      "Milo ist fünf Jahre alt, freundlich und 18 kg schwer. Wir suchen jemanden für etwa 45 Minuten in der Nähe des Augartens.",
    ],
    from: "pl",
    provider: "libretranslate",
  }),
};

/** The page of a tender with all around it. */
export const TENDERS: ScreenTargets = {
  "/account/tenders/[tenderId]": [
    ...seenBy("client", { "tender-offered": tender("posted", "offered") }, { calls: true }),
    ...seenBy("client", {
      "tender-quiet": tender("posted", "quiet"),
      "tender-accepted": tender("posted", "accepted"),
      "tender-completed": tender("posted", "completed"),
      "tender-canceled": tender("posted", "canceled"),
    }),
    ...seenBy("pro", { "tender-pro-open": tender("found", "open") }, { calls: true }),
    ...seenBy("pro", {
      "tender-pro-offer": tender("found", "open", "?offer=new"),
      "tender-pro-change": tender("found", "applied", "?offer=change"),
      "tender-pro-applied": tender("found", "applied"),
      "tender-pro-proposed": ({ negotiation: { open } }) => `/account/tenders/${open.tenderId}`,
      "tender-pro-accepted": tender("found", "accepted"),
      "tender-pro-day": ({ appointment }) => `/account/tenders/${appointment.tenderId}`,
      "tender-pro-completed": tender("found", "completed"),
    }),
    ...seenBy(
      "pro",
      { "tender-pro-expired": tender("found", "applied") },
      { answers: { [ONE_TENDER]: expired } },
    ),
    ...seenBy(
      "pro",
      { "tender-pro-translated": tender("found", "open") },
      { answers: TRANSLATED, press: (lang) => [translator(lang, "translations")("translate")] },
    ),
    ...DURING_THE_JOB,
    ...seenBy("newPro", { "tender-new-pro": tender("found", "open") }),
    ...seenBy("admin", { "tender-admin": tender("posted", "offered") }),
    ...seenBy("pro", { "tender-missing": `/account/tenders/${NO_USER}` }, { isMissing: true }),
  ],
  "/account/tenders/[tenderId]/edit": seenBy("client", {
    "tender-edit": tender("posted", "offered", "/edit"),
  }),
  "/account/tenders/[tenderId]/chat": [
    ...seenBy("client", {
      "chat-client": ({ conversation }) =>
        `/account/tenders/${conversation.tenderId}/chat?proId=${conversation.proId}`,
    }),
    ...seenBy("client", {
      "chat-answered": ({ negotiation: { answered } }) =>
        `/account/tenders/${answered.tenderId}/chat?proId=${answered.proId}`,
    }),
    ...seenBy("pro", {
      "chat-proposed": ({ negotiation: { open } }) => `/account/tenders/${open.tenderId}/chat`,
      "chat-day": ({ appointment }) => `/account/tenders/${appointment.tenderId}/chat`,
    }),
    ...seenBy("client", { "chat-choose": tender("posted", "offered", "/chat") }),
    ...seenBy("pro", { "chat-pro": tender("found", "applied", "/chat") }, { calls: true }),
  ],
  "/account/success-create-offer": seenBy("pro", {
    "offer-sent": ({ found }) => `/account/success-create-offer?tenderId=${found.applied}`,
  }),
};

const dispute = ({ dispute: { id } }: Market) => `/admin/disputes/${id}`;

/** What admins decide. */
export const DISPUTES: ScreenTargets = {
  "/admin/queue": [
    ...seenBy("admin", { queue: "/admin/queue" }, { calls: true }),
    ...seenBy(
      "admin",
      { "queue-report": "/admin/queue?tab=report" },
      { press: (lang) => [translator(lang, "admin-queue")("open")] },
    ),
  ],
  "/admin/disputes": [
    ...seenBy("admin", { disputes: "/admin/disputes" }, { calls: true }),
    ...seenBy("admin", { "disputes-closed": "/admin/disputes?tab=closed" }),
  ],
  "/admin/disputes/[disputeId]": [
    ...seenBy("admin", { dispute }, { calls: true }),
    ...seenBy(
      "admin",
      { "dispute-conversation": dispute },
      { press: (lang) => [translator(lang, "disputes-admin")("chat.button")] },
    ),
  ],
};
