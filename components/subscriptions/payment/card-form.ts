import { z } from "zod";
import { demoCardBody, type DemoCard } from "@/lib/demo/payments/schema";

const EXPIRY = /^\s*(0?[1-9]|1[0-2])\s*[/.-]?\s*(?:20)?(\d{2})\s*$/;
const CENTURY = 2000;

/** The consent to begin at once is asked for only where something begins. */
const consent = (isAsked: boolean) =>
  isAsked ? z.literal(true, { error: "acceptStart" }) : z.boolean().optional();

/** What Stripe's form leaves to us. */
export const consentForm = (isAsked: boolean) => z.object({ consent: consent(isAsked) });

/** Month and year as they stand on a card, "04 / 29"; null when it is no such thing. */
export function readExpiry(typed: string): { expMonth: number; expYear: number } | null {
  const [, month, year] = EXPIRY.exec(typed) ?? [];
  return month && year ? { expMonth: Number(month), expYear: CENTURY + Number(year) } : null;
}

/** A card is good until its month is over. */
function isOver(typed: string, now: Date): boolean {
  const read = readExpiry(typed);
  return read !== null && new Date(read.expYear, read.expMonth, 1) <= now;
}

/** A test card as it is typed into the demo's form. */
export const demoCardForm = (isAsked: boolean) =>
  z.object({
    number: demoCardBody.shape.number,
    expiry: z
      .string()
      .refine((typed) => readExpiry(typed) !== null, { error: "expiry" })
      .refine((typed) => !isOver(typed, new Date()), { error: "cardExpired" }),
    cvc: demoCardBody.shape.cvc,
    consent: consent(isAsked),
  });

/** The typed card as the API takes it. */
export function toDemoCard({
  number,
  expiry,
  cvc,
}: {
  number: string;
  expiry: string;
  cvc: string;
}): DemoCard {
  const read = readExpiry(expiry);
  if (!read) throw new Error("the form let a card without a date through");
  return { number, cvc, ...read };
}
