import { fixedId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";
import type { PictureOrder } from "../pictures/keep";
import type { PersonKey } from "../shapes";

/** What becomes of a tender after it was posted; written once its offers are there. */
export type TenderMoves = { id: string; status: "ACCEPTED" | "COMPLETED" | "CANCELED" } & Pick<
  Prisma.TenderCreateManyInput,
  "recipientId" | "acceptedOfferId" | "agreedPriceMinor" | "canceledById" | "cancelReason" | "cancelNote"
> & { acceptedAt?: Date; completedAt?: Date | null; canceledAt?: Date };

/** The demo market as rows, in the order in which they can be written. */
export type Rows = {
  users: Prisma.UserCreateManyInput[];
  pictures: PictureOrder[];
  profiles: Prisma.ProfileCreateManyInput[];
  languages: Prisma.UserLanguageCreateManyInput[];
  educations: Prisma.EducationCreateManyInput[];
  experiences: Prisma.ExperienceCreateManyInput[];
  workPhotos: Prisma.WorkPhotoCreateManyInput[];
  trades: Prisma.UserSubcategoryCreateManyInput[];
  verifications: Prisma.VerificationCreateManyInput[];
  subscriptions: Prisma.UserSubscriptionCreateManyInput[];
  demoCards: Prisma.DemoPaymentMethodCreateManyInput[];
  demoSubscriptions: Prisma.DemoSubscriptionCreateManyInput[];
  demoBills: Prisma.DemoInvoiceCreateManyInput[];
  allowances: Prisma.OfferAllowanceCreateManyInput[];
  tenders: Prisma.TenderCreateManyInput[];
  tenderFiles: Prisma.TenderFileCreateManyInput[];
  offers: Prisma.OfferCreateManyInput[];
  moves: TenderMoves[];
  conversations: Prisma.ConversationCreateManyInput[];
  participants: Prisma.ConversationParticipantCreateManyInput[];
  messages: Prisma.MessageCreateManyInput[];
  notifications: Prisma.NotificationCreateManyInput[];
  reviews: Prisma.ReviewCreateManyInput[];
};

/** Rows to fill. */
export function noRows(): Rows {
  return {
    users: [],
    pictures: [],
    profiles: [],
    languages: [],
    educations: [],
    experiences: [],
    workPhotos: [],
    trades: [],
    verifications: [],
    subscriptions: [],
    demoCards: [],
    demoSubscriptions: [],
    demoBills: [],
    allowances: [],
    tenders: [],
    tenderFiles: [],
    offers: [],
    moves: [],
    conversations: [],
    participants: [],
    messages: [],
    notifications: [],
    reviews: [],
  };
}

const HOUR_MS = 3_600_000;

/** A moment some hours after another; negative hours lie before. */
export function hoursAfter(moment: Date, hours: number): Date {
  return new Date(moment.getTime() + Math.round(hours * HOUR_MS));
}

/** The calendar day (UTC) some days after a moment, as a date column takes it. */
export function dayAfter(moment: Date, days: number): Date {
  return new Date(
    `${hoursAfter(moment, days * 24)
      .toISOString()
      .slice(0, 10)}T00:00:00Z`,
  );
}

/** The same id for the same thing of the demo market, wherever it is seeded. */
export function demoId(...parts: (string | number)[]): string {
  return fixedId(["demo", ...parts].join(":"));
}

/** Somebody's id. */
export function userIdOf(key: PersonKey): string {
  return demoId("user", key);
}
