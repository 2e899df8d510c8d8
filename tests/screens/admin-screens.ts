import type { FailedJobList } from "@/lib/admin/failed-jobs/schema";
import type { Language } from "@/lib/i18n/languages";
import { translator } from "@/lib/i18n/translator";
import { seenBy, type ScreenTargets } from "./screens";
import type { Market } from "./market";
import { NO_USER } from "./tender-screens";

/** Of a text with a name at its end what stands before that. */
const beginning = (text: string) => new RegExp(`^${text.trim()}`, "u");

/** The services of the first category. */
const services = (lang: Language) => {
  const category = translator(lang, "categories")("names.cleaning");
  return new RegExp(`^\\d+ .*: ${category}$`, "u");
};

/** The questions of its first service. */
const questions = (lang: Language) => [
  services(lang),
  beginning(translator(lang, "catalogue")("questionsOf", { name: "" })),
];

const HOUR_MS = 3_600_000;

/** A mail that was given up: of those of the demo market none is. */
const failed = (found: FailedJobList): FailedJobList => ({
  ...found,
  total: 1,
  items: [
    {
      id: NO_USER,
      name: "send-mail",
      error: "550 5.1.1 The email account that you tried to reach does not exist",
      template: "confirm-email",
      person: {
        id: NO_USER,
        role: "CLIENT",
        name: "Katharina Wolf",
        photo: null,
        isVerified: false,
        rating: { average: 0, count: 0 },
      },
      ids: { userId: NO_USER },
      tries: 12,
      createdAt: new Date(Date.now() - 26 * HOUR_MS).toISOString(),
      failedAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
    },
  ],
});

const record = ({ users }: Market) => `/admin/users/${users.pro.id}`;
const userButton = (key: "moderation.open" | "help.email" | "help.deletion") => (lang: Language) => [
  translator(lang, "admin-users")(key),
];

/** The screens of admins beside what they decide about two people. */
export const ADMIN: ScreenTargets = {
  "/admin": seenBy("admin", { "admin-home": "/admin" }, { calls: true }),
  "/admin/overview": seenBy("admin", { "admin-overview": "/admin/overview" }, { calls: true }),
  "/admin/users": [
    ...seenBy("admin", { "admin-users": "/admin/users" }, { calls: true }),
    ...seenBy("admin", {
      "admin-users-found": "/admin/users?search=demo.local",
      "admin-users-none-found": "/admin/users?search=xyzxyz",
    }),
  ],
  "/admin/users/[userId]": [
    ...seenBy("admin", { "user-record": record }, { calls: true }),
    ...seenBy("admin", { "user-record-decide": record }, { press: userButton("moderation.open") }),
    ...seenBy("admin", { "user-record-email": record }, { press: userButton("help.email") }),
    ...seenBy("admin", { "user-record-delete": record }, { press: userButton("help.deletion") }),
    ...seenBy("admin", { "user-record-missing": `/admin/users/${NO_USER}` }, { isMissing: true }),
  ],
  "/admin/audit-log": seenBy("admin", { "audit-log": "/admin/audit-log" }, { calls: true }),
  "/admin/catalogue": [
    ...seenBy("admin", { catalogue: "/admin/catalogue" }, { calls: true }),
    ...seenBy("admin", { "catalogue-services": "/admin/catalogue" }, { press: (lang) => [services(lang)] }),
    ...seenBy("admin", { "catalogue-questions": "/admin/catalogue" }, { press: questions }),
    ...seenBy(
      "admin",
      { "catalogue-words": "/admin/catalogue" },
      {
        press: (lang) => [
          ...questions(lang),
          beginning(translator(lang, "catalogue-questions")("edit", { name: "" })),
        ],
      },
    ),
  ],
  "/admin/contact": seenBy("admin", {
    "contact-inbox": "/admin/contact",
    "contact-inbox-answered": "/admin/contact?tab=answered",
  }),
  "/admin/jobs": [
    ...seenBy("admin", { "failed-jobs": "/admin/jobs" }),
    ...seenBy("admin", { "failed-jobs-one": "/admin/jobs" }, { answers: { "/admin/jobs": failed } }),
  ],
  "/admin/review-notes": seenBy("admin", { "review-notes": "/admin/review-notes" }),
  "/admin/verifications": seenBy("admin", { verifications: "/admin/verifications" }, { calls: true }),
};
