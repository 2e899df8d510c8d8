import type adminActs from "@/messages/en/admin-acts.json";
import type adminOverview from "@/messages/en/admin-overview.json";
import type adminQueue from "@/messages/en/admin-queue.json";
import type adminUsers from "@/messages/en/admin-users.json";
import type account from "@/messages/en/account.json";
import type decisionTexts from "@/messages/en/decision-texts.json";
import type disputesAdmin from "@/messages/en/disputes-admin.json";
import type disputes from "@/messages/en/disputes.json";
import type appointments from "@/messages/en/appointments.json";
import type appointmentCalendar from "@/messages/en/appointment-calendar.json";
import type notificationSubjects from "@/messages/en/notification-subjects.json";
import type away from "@/messages/en/away.json";
import type savedTexts from "@/messages/en/saved-texts.json";
import type answers from "@/messages/en/answers.json";
import type auditLog from "@/messages/en/audit-log.json";
import type auth from "@/messages/en/auth.json";
import type catalogue from "@/messages/en/catalogue.json";
import type catalogueQuestions from "@/messages/en/catalogue-questions.json";
import type categories from "@/messages/en/categories.json";
import type chat from "@/messages/en/chat.json";
import type common from "@/messages/en/common.json";
import type consents from "@/messages/en/consents.json";
import type contactInbox from "@/messages/en/contact-inbox.json";
import type crash from "@/messages/en/crash.json";
import type directory from "@/messages/en/directory.json";
import type describe from "@/messages/en/describe.json";
import type emails from "@/messages/en/emails.json";
import type errors from "@/messages/en/errors.json";
import type blocks from "@/messages/en/blocks.json";
import type bouncedMail from "@/messages/en/bounced-mail.json";
import type messageChanges from "@/messages/en/message-changes.json";
import type failedJobs from "@/messages/en/failed-jobs.json";
import type favourites from "@/messages/en/favourites.json";
import type feedback from "@/messages/en/feedback.json";
import type files from "@/messages/en/files.json";
import type home from "@/messages/en/home.json";
import type info from "@/messages/en/info.json";
import type insights from "@/messages/en/insights.json";
import type invitations from "@/messages/en/invitations.json";
import type legal from "@/messages/en/legal.json";
import type manifest from "@/messages/en/manifest.json";
import type masking from "@/messages/en/masking.json";
import type metrics from "@/messages/en/metrics.json";
import type moves from "@/messages/en/moves.json";
import type nothingFits from "@/messages/en/nothing-fits.json";
import type notifications from "@/messages/en/notifications.json";
import type offline from "@/messages/en/offline.json";
import type onboarding from "@/messages/en/onboarding.json";
import type offers from "@/messages/en/offers.json";
import type offerForm from "@/messages/en/offer-form.json";
import type otherTerms from "@/messages/en/other-terms.json";
import type phone from "@/messages/en/phone.json";
import type places from "@/messages/en/places.json";
import type profiles from "@/messages/en/profiles.json";
import type pwa from "@/messages/en/pwa.json";
import type publicTender from "@/messages/en/public-tender.json";
import type push from "@/messages/en/push.json";
import type questions from "@/messages/en/questions.json";
import type reports from "@/messages/en/reports.json";
import type reportsAdmin from "@/messages/en/reports-admin.json";
import type reviewNotes from "@/messages/en/review-notes.json";
import type savedSearches from "@/messages/en/saved-searches.json";
import type services from "@/messages/en/services.json";
import type settings from "@/messages/en/settings.json";
import type sortable from "@/messages/en/sortable.json";
import type subscriptions from "@/messages/en/subscriptions.json";
import type tenderQuestions from "@/messages/en/tender-questions.json";
import type tenders from "@/messages/en/tenders.json";
import type translations from "@/messages/en/translations.json";
import type twoStep from "@/messages/en/two-step.json";
import type validation from "@/messages/en/validation.json";
import type verification from "@/messages/en/verification.json";
import type withdrawal from "@/messages/en/withdrawal.json";
import type workDone from "@/messages/en/work-done.json";
import type waiting from "@/messages/en/waiting.json";
import type { Locale } from "./languages";

/** One JSON file per namespace and language; English types the keys. */
export type Messages = {
  account: typeof account;
  "admin-acts": typeof adminActs;
  "admin-overview": typeof adminOverview;
  "admin-queue": typeof adminQueue;
  "admin-users": typeof adminUsers;
  appointments: typeof appointments;
  "decision-texts": typeof decisionTexts;
  disputes: typeof disputes;
  "disputes-admin": typeof disputesAdmin;
  "appointment-calendar": typeof appointmentCalendar;
  "notification-subjects": typeof notificationSubjects;
  away: typeof away;
  "saved-texts": typeof savedTexts;
  answers: typeof answers;
  "audit-log": typeof auditLog;
  auth: typeof auth;
  blocks: typeof blocks;
  "bounced-mail": typeof bouncedMail;
  "message-changes": typeof messageChanges;
  catalogue: typeof catalogue;
  "catalogue-questions": typeof catalogueQuestions;
  categories: typeof categories;
  chat: typeof chat;
  common: typeof common;
  consents: typeof consents;
  "contact-inbox": typeof contactInbox;
  crash: typeof crash;
  directory: typeof directory;
  describe: typeof describe;
  emails: typeof emails;
  errors: typeof errors;
  "failed-jobs": typeof failedJobs;
  favourites: typeof favourites;
  feedback: typeof feedback;
  files: typeof files;
  home: typeof home;
  info: typeof info;
  insights: typeof insights;
  invitations: typeof invitations;
  legal: typeof legal;
  manifest: typeof manifest;
  masking: typeof masking;
  metrics: typeof metrics;
  moves: typeof moves;
  "nothing-fits": typeof nothingFits;
  notifications: typeof notifications;
  offline: typeof offline;
  onboarding: typeof onboarding;
  offers: typeof offers;
  "offer-form": typeof offerForm;
  "other-terms": typeof otherTerms;
  phone: typeof phone;
  places: typeof places;
  profiles: typeof profiles;
  pwa: typeof pwa;
  "public-tender": typeof publicTender;
  push: typeof push;
  questions: typeof questions;
  reports: typeof reports;
  "reports-admin": typeof reportsAdmin;
  "review-notes": typeof reviewNotes;
  "saved-searches": typeof savedSearches;
  services: typeof services;
  settings: typeof settings;
  sortable: typeof sortable;
  subscriptions: typeof subscriptions;
  "tender-questions": typeof tenderQuestions;
  tenders: typeof tenders;
  translations: typeof translations;
  "two-step": typeof twoStep;
  validation: typeof validation;
  verification: typeof verification;
  waiting: typeof waiting;
  withdrawal: typeof withdrawal;
  "work-done": typeof workDone;
};
export type Namespace = keyof Messages;

export const NAMESPACES = [
  "account",
  "admin-acts",
  "admin-overview",
  "admin-queue",
  "admin-users",
  "appointments",
  "decision-texts",
  "disputes",
  "disputes-admin",
  "appointment-calendar",
  "notification-subjects",
  "away",
  "saved-texts",
  "answers",
  "audit-log",
  "auth",
  "blocks",
  "bounced-mail",
  "message-changes",
  "catalogue",
  "catalogue-questions",
  "categories",
  "chat",
  "common",
  "consents",
  "crash",
  "describe",
  "directory",
  "emails",
  "errors",
  "contact-inbox",
  "failed-jobs",
  "favourites",
  "feedback",
  "files",
  "home",
  "info",
  "insights",
  "invitations",
  "legal",
  "manifest",
  "masking",
  "metrics",
  "moves",
  "nothing-fits",
  "notifications",
  "offline",
  "onboarding",
  "offers",
  "offer-form",
  "phone",
  "places",
  "profiles",
  "pwa",
  "public-tender",
  "push",
  "questions",
  "reports",
  "reports-admin",
  "review-notes",
  "saved-searches",
  "services",
  "settings",
  "sortable",
  "subscriptions",
  "other-terms",
  "tender-questions",
  "tenders",
  "translations",
  "two-step",
  "validation",
  "verification",
  "waiting",
  "withdrawal",
  "work-done",
] as const satisfies readonly Namespace[];

declare module "next-intl" {
  interface AppConfig {
    Locale: Locale;
    Messages: Messages;
  }
}
