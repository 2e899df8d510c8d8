import { fixedId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { PictureSpec } from "../pictures/store-pictures";
import type { PersonKey } from "../shapes";

/** The status transition of a tender, written once its offers exist. */
export type TenderMoves = { id: string; status: "ACCEPTED" | "COMPLETED" | "CANCELED" } & Pick<
  Prisma.TenderCreateManyInput,
  "recipientId" | "acceptedOfferId" | "agreedPriceMinor" | "canceledById" | "cancelReason" | "cancelNote"
> & { acceptedAt?: Date; completedAt?: Date | null; canceledAt?: Date };

/** The rows of the demo market, in the order in which they can be inserted. */
export type Rows = {
  users: Prisma.UserCreateManyInput[];
  pictures: PictureSpec[];
  profiles: Prisma.ProfileCreateManyInput[];
  languages: Prisma.UserLanguageCreateManyInput[];
  educations: Prisma.EducationCreateManyInput[];
  experiences: Prisma.ExperienceCreateManyInput[];
  workPhotos: Prisma.WorkPhotoCreateManyInput[];
  userSubcategories: Prisma.UserSubcategoryCreateManyInput[];
  verifications: Prisma.VerificationCreateManyInput[];
  subscriptions: Prisma.UserSubscriptionCreateManyInput[];
  demoCards: Prisma.DemoPaymentMethodCreateManyInput[];
  demoSubscriptions: Prisma.DemoSubscriptionCreateManyInput[];
  demoInvoices: Prisma.DemoInvoiceCreateManyInput[];
  allowances: Prisma.OfferAllowanceCreateManyInput[];
  tenders: Prisma.TenderCreateManyInput[];
  tenderFiles: Prisma.TenderFileCreateManyInput[];
  views: Prisma.TenderViewCreateManyInput[];
  offers: Prisma.OfferCreateManyInput[];
  offerFiles: Prisma.OfferFileCreateManyInput[];
  /** Later prices of offers, each another revision. */
  changedOffers: { id: string; priceMinor: number; totalMinor: number }[];
  proposals: Prisma.OfferProposalCreateManyInput[];
  appointments: Prisma.AppointmentCreateManyInput[];
  disputes: Prisma.DisputeCreateManyInput[];
  moves: TenderMoves[];
  conversations: Prisma.ConversationCreateManyInput[];
  participants: Prisma.ConversationParticipantCreateManyInput[];
  messages: Prisma.MessageCreateManyInput[];
  notifications: Prisma.NotificationCreateManyInput[];
  reviews: Prisma.ReviewCreateManyInput[];
  reviewPhotos: Prisma.ReviewPhotoCreateManyInput[];
  reportCases: Prisma.ReportCaseCreateManyInput[];
  reports: Prisma.ReportCreateManyInput[];
};

export function noRows(): Rows {
  return {
    users: [],
    pictures: [],
    profiles: [],
    languages: [],
    educations: [],
    experiences: [],
    workPhotos: [],
    userSubcategories: [],
    verifications: [],
    subscriptions: [],
    demoCards: [],
    demoSubscriptions: [],
    demoInvoices: [],
    allowances: [],
    tenders: [],
    tenderFiles: [],
    views: [],
    offers: [],
    offerFiles: [],
    changedOffers: [],
    proposals: [],
    appointments: [],
    disputes: [],
    moves: [],
    conversations: [],
    participants: [],
    messages: [],
    notifications: [],
    reviews: [],
    reviewPhotos: [],
    reportCases: [],
    reports: [],
  };
}

const HOUR_MS = 3_600_000;

/** A timestamp some hours after another; negative hours are before it. */
export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + Math.round(hours * HOUR_MS));
}

/** The UTC calendar day some days after a timestamp, for a date column. */
export function dayAfter(moment: Date, days: number): Date {
  return new Date(
    `${hoursAfter(moment, days * 24)
      .toISOString()
      .slice(0, 10)}T00:00:00Z`,
  );
}

/** A deterministic id, so that seeding is idempotent. */
export function demoId(...parts: (string | number)[]): string {
  return fixedId(["demo", ...parts].join(":"));
}

export function userIdOf(key: PersonKey): string {
  return demoId("user", key);
}
