import account from "@/messages/en/account.json";
import answers from "@/messages/en/answers.json";
import adminOverview from "@/messages/en/admin-overview.json";
import adminQueue from "@/messages/en/admin-queue.json";
import adminUsers from "@/messages/en/admin-users.json";
import auditLog from "@/messages/en/audit-log.json";
import auth from "@/messages/en/auth.json";
import away from "@/messages/en/away.json";
import tenderQuestions from "@/messages/en/tender-questions.json";
import reports from "@/messages/en/reports.json";
import reportsAdmin from "@/messages/en/reports-admin.json";
import decisionTexts from "@/messages/en/decision-texts.json";
import disputesAdmin from "@/messages/en/disputes-admin.json";
import disputes from "@/messages/en/disputes.json";
import catalogue from "@/messages/en/catalogue.json";
import catalogueQuestions from "@/messages/en/catalogue-questions.json";
import chat from "@/messages/en/chat.json";
import common from "@/messages/en/common.json";
import describe from "@/messages/en/describe.json";
import directory from "@/messages/en/directory.json";
import errors from "@/messages/en/errors.json";
import blocks from "@/messages/en/blocks.json";
import bouncedMail from "@/messages/en/bounced-mail.json";
import contactInbox from "@/messages/en/contact-inbox.json";
import failedJobs from "@/messages/en/failed-jobs.json";
import favourites from "@/messages/en/favourites.json";
import feedback from "@/messages/en/feedback.json";
import files from "@/messages/en/files.json";
import insights from "@/messages/en/insights.json";
import legal from "@/messages/en/legal.json";
import metrics from "@/messages/en/metrics.json";
import invitations from "@/messages/en/invitations.json";
import moves from "@/messages/en/moves.json";
import notifications from "@/messages/en/notifications.json";
import nothingFits from "@/messages/en/nothing-fits.json";
import offerForm from "@/messages/en/offer-form.json";
import offers from "@/messages/en/offers.json";
import onboarding from "@/messages/en/onboarding.json";
import phone from "@/messages/en/phone.json";
import places from "@/messages/en/places.json";
import profiles from "@/messages/en/profiles.json";
import push from "@/messages/en/push.json";
import reviewNotes from "@/messages/en/review-notes.json";
import settings from "@/messages/en/settings.json";
import sortable from "@/messages/en/sortable.json";
import subscriptions from "@/messages/en/subscriptions.json";
import tenders from "@/messages/en/tenders.json";
import translations from "@/messages/en/translations.json";
import verification from "@/messages/en/verification.json";
import waiting from "@/messages/en/waiting.json";
import twoStep from "@/messages/en/two-step.json";
import consents from "@/messages/en/consents.json";
import withdrawal from "@/messages/en/withdrawal.json";
import workDone from "@/messages/en/work-done.json";
import validation from "@/messages/en/validation.json";

/** All that screens say, in English. */
export const MESSAGES = {
  account,
  answers,
  "admin-overview": adminOverview,
  "admin-queue": adminQueue,
  "admin-users": adminUsers,
  "audit-log": auditLog,
  auth,
  away,
  blocks,
  catalogue,
  "catalogue-questions": catalogueQuestions,
  "bounced-mail": bouncedMail,
  chat,
  "decision-texts": decisionTexts,
  disputes,
  "disputes-admin": disputesAdmin,
  reports,
  "tender-questions": tenderQuestions,
  "reports-admin": reportsAdmin,
  common,
  describe,
  directory,
  errors,
  "contact-inbox": contactInbox,
  "failed-jobs": failedJobs,
  favourites,
  feedback,
  files,
  insights,
  invitations,
  legal,
  metrics,
  moves,
  "nothing-fits": nothingFits,
  notifications,
  "offer-form": offerForm,
  offers,
  onboarding,
  phone,
  places,
  profiles,
  push,
  "review-notes": reviewNotes,
  settings,
  sortable,
  subscriptions,
  tenders,
  translations,
  validation,
  verification,
  waiting,
  "two-step": twoStep,
  consents,
  withdrawal,
  "work-done": workDone,
};
