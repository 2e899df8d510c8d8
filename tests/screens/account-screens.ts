import { seenBy, type ScreenTargets } from "./screens";
import type { Market } from "./market";
import { ADMIN } from "./admin-screens";
import { DISPUTES, NO_USER, TENDERS } from "./tender-screens";

const own =
  (of: "client" | "pro" | "newPro" | "admin", rest = "") =>
  ({ users }: Market) =>
    `/account/profiles/${users[of].id}${rest}`;

const PROFILES: ScreenTargets = {
  "/account/profiles/[userId]": [
    ...seenBy("visitor", { "profile-visitor": own("pro") }, { calls: true }),
    ...seenBy("client", { "profile-pro": own("pro"), "profile-new-pro": own("newPro") }),
    ...seenBy("pro", { "profile-client": own("client") }),
    ...seenBy("client", { "profile-missing": `/account/profiles/${NO_USER}` }, { isMissing: true }),
  ],
  "/account/profiles/[userId]/preview": [
    ...seenBy("client", { "preview-client": own("client", "/preview") }),
    ...seenBy("pro", { "preview-pro": own("pro", "/preview") }, { calls: true }),
    ...seenBy("newPro", { "preview-new-pro": own("newPro", "/preview") }),
  ],
  "/account/profiles/[userId]/update": [
    ...seenBy("client", { "update-client": own("client", "/update") }),
    ...seenBy("client", { "settings-client": own("client", "/update?tab=settings") }),
    ...seenBy("client", {
      "settings-email": own("client", "/update?tab=settings&section=email"),
      "settings-mails": own("client", "/update?tab=settings&section=mails"),
      "settings-sessions": own("client", "/update?tab=settings&section=sessions"),
    }),
    ...seenBy("pro", { "update-pro": own("pro", "/update") }, { calls: true }),
    ...seenBy("pro", { "settings-pro": own("pro", "/update?tab=settings") }, { calls: true }),
    ...seenBy("pro", { "settings-away": own("pro", "/update?tab=settings&section=away") }),
    ...seenBy("admin", { "settings-two-step": own("admin", "/update?tab=settings&section=twoStep") }),
    ...seenBy("newPro", { "update-new-pro": own("newPro", "/update") }),
  ],
};

const ONBOARDING: ScreenTargets = {
  "/account/onboarding": seenBy("newPro", {
    "onboarding-services": "/account/onboarding",
    "onboarding-place": "/account/onboarding?step=place",
    "onboarding-sentence": "/account/onboarding?step=sentence",
  }),
};

const POSTING: ScreenTargets = {
  "/account/create-tender": seenBy("client", { "create-tender": "/account/create-tender" }, { calls: true }),
  "/account/create-tender/[category]": seenBy("client", {
    "create-tender-category": "/account/create-tender/renovation",
  }),
  "/account/create-tender/[category]/[subcategory]": seenBy("client", {
    "create-tender-form": "/account/create-tender/renovation/painting",
    "create-tender-where": "/account/create-tender/renovation/painting?step=where",
    "create-tender-review": "/account/create-tender/renovation/painting?step=review",
  }),
  "/account/create-tender/success": seenBy("client", {
    "create-tender-success": ({ posted }) => `/account/create-tender/success?tenderId=${posted.quiet}`,
  }),
};

const LISTS: ScreenTargets = {
  "/account/tenders": [
    ...seenBy("pro", { tenders: "/account/tenders" }, { calls: true }),
    ...seenBy("pro", {
      "tenders-relevant": "/account/tenders?tab=most-relevant",
      "tenders-applied": "/account/tenders?tab=applied",
      "tenders-ended": "/account/tenders?tab=applied&ended=true",
      "tenders-accepted": "/account/tenders?tab=accepted",
      "tenders-completed": "/account/tenders?tab=completed",
      "tenders-page-2": "/account/tenders?page=2",
      "tenders-none-found": "/account/tenders?search=xyzxyz",
    }),
    ...seenBy("newPro", { "tenders-new-pro": "/account/tenders?tab=applied" }),
    ...seenBy("admin", { "tenders-admin": "/account/tenders" }),
  ],
  "/account/tenders/created-by-me": [
    ...seenBy("client", { "my-tenders": "/account/tenders/created-by-me" }, { calls: true }),
    ...seenBy("client", {
      "my-tenders-completed": "/account/tenders/created-by-me?tab=completed",
      "my-tenders-none-found": "/account/tenders/created-by-me?search=xyzxyz",
    }),
    ...seenBy("newClient", { "my-tenders-empty": "/account/tenders/created-by-me" }),
  ],
};

const KEPT: ScreenTargets = {
  "/account/reports": [
    ...seenBy("client", { "own-reports": "/account/reports" }, { calls: true }),
    ...seenBy("client", { "own-decisions": "/account/reports?tab=decisions" }),
  ],
  "/account/favourites": [
    ...seenBy("client", { "kept-client": "/account/favourites" }, { calls: true }),
    ...seenBy("pro", { "kept-pro": "/account/favourites" }),
    ...seenBy("newPro", { "kept-empty": "/account/favourites" }),
  ],
};

const INVITED: ScreenTargets = {
  "/account/invitations/[token]": seenBy("pro", {
    "invitation-over": `/account/invitations/${"x".repeat(43)}`,
  }),
};

const PLANS: ScreenTargets = {
  "/account/my-subscriptions": [
    ...seenBy("pro", { "my-plan": "/account/my-subscriptions" }, { calls: true }),
    ...seenBy("newPro", { "my-plan-free": "/account/my-subscriptions" }),
  ],
  "/account/my-subscriptions/subscription-new": [
    ...seenBy("pro", { "choose-plan": "/account/my-subscriptions/subscription-new" }, { calls: true }),
    ...seenBy("newPro", { "choose-plan-free": "/account/my-subscriptions/subscription-new" }),
  ],
  "/account/my-subscriptions/subscription-payment-handling": seenBy("pro", {
    "payment-handling": "/account/my-subscriptions/subscription-payment-handling?id=none",
  }),
  "/account/payment": [
    ...seenBy("newPro", { payment: "/account/payment?plan=standard" }, { calls: true }),
    ...seenBy("pro", { "payment-no-plan": "/account/payment?plan=none" }),
  ],
  "/account/payment/success": seenBy("pro", { "payment-success": "/account/payment/success" }),
};

/** The screens of signed-in users. */
export const ACCOUNT_SCREENS: ScreenTargets = {
  "/account": [
    ...seenBy("client", { "account-client": "/account" }, { calls: true }),
    ...seenBy("pro", { "account-pro": "/account" }),
    ...seenBy("admin", { "account-admin": "/account" }),
    ...seenBy("newClient", { "account-new-client": "/account" }),
    ...seenBy("newPro", { "account-new-pro": "/account" }),
  ],
  "/account/notifications": [
    ...seenBy("client", { notifications: "/account/notifications" }, { calls: true }),
    ...seenBy("newPro", { "notifications-empty": "/account/notifications" }),
  ],
  "/account/saved-searches": [
    ...seenBy("pro", { "saved-searches": "/account/saved-searches" }, { calls: true }),
    ...seenBy("newPro", { "saved-searches-empty": "/account/saved-searches" }),
  ],
  "/account/messages": [
    ...seenBy("client", { messages: "/account/messages" }, { calls: true }),
    ...seenBy("newClient", { "messages-empty": "/account/messages" }),
  ],
  "/account/insights": [
    ...seenBy("pro", { insights: "/account/insights" }, { calls: true }),
    ...seenBy("pro", { "insights-year": "/account/insights?tab=365" }),
    ...seenBy("newPro", { "insights-new-pro": "/account/insights" }),
  ],
  ...PROFILES,
  ...ONBOARDING,
  ...POSTING,
  ...LISTS,
  ...TENDERS,
  ...KEPT,
  ...INVITED,
  ...PLANS,
  ...DISPUTES,
  ...ADMIN,
};
