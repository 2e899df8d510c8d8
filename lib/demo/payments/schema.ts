import { z } from "zod";
import { LANGUAGES } from "@/lib/i18n/languages";
import { invoiceView, cardSummary } from "@/lib/subscriptions/schema";

/** What a card of the demo does when it has to pay. */
export const BEHAVIOURS = ["PAYS", "ASKS", "REFUSES", "FAILS_LATER"] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/** Stripe's well-known test numbers, so that the same ones work in the demo and with Stripe's test keys. */
export const TEST_CARDS = [
  { number: "4242424242424242", behaviour: "PAYS", brand: "visa" },
  { number: "4000002760003184", behaviour: "ASKS", brand: "visa" },
  { number: "4000000000000002", behaviour: "REFUSES", brand: "visa" },
  { number: "4000000000000341", behaviour: "FAILS_LATER", brand: "visa" },
] as const satisfies readonly { number: string; behaviour: Behaviour; brand: string }[];

const MONTHS = 12;
const MAX_YEAR = 2100;
const expiry = {
  expMonth: z.number().int().min(1).max(MONTHS),
  expYear: z.number().int().min(2000).max(MAX_YEAR),
};

/** A card as typed into the demo's form. Only the test numbers are accepted, never a real card. */
export const demoCardBody = z.object({
  number: z
    .string()
    .transform((typed) => typed.replace(/[\s-]/g, ""))
    .refine((number) => TEST_CARDS.some((card) => card.number === number), { error: "testCardOnly" }),
  ...expiry,
  cvc: z.string().regex(/^\d{3,4}$/, { error: "cvc" }),
});
export type DemoCardInput = z.input<typeof demoCardBody>;
export type DemoCard = z.output<typeof demoCardBody>;

export const demoMethodAnswer = z.object({ paymentMethod: z.string(), card: cardSummary });

/** The bank's question, as the demo plays it: which payment, and what the person says. */
export const demoPaymentParams = z.object({ clientSecret: z.string().min(1).max(100) });
export const demoConfirmBody = z.object({ approve: z.boolean() });
export const demoPaymentView = z.object({
  amountMinor: z.number().int(),
  currency: z.string(),
  card: cardSummary,
  isOpen: z.boolean(),
});

/** An invoice of the demo on a page of its own; its address is the secret, as with Stripe's. */
export const demoInvoiceParams = z.object({ id: z.uuid() });
export const demoInvoicePdfQuery = z.object({ lang: z.enum(LANGUAGES).optional() });
export const demoInvoiceView = z.object({
  number: z.string(),
  status: invoiceView.shape.status,
  currency: z.string(),
  issuer: z.object({
    name: z.string(),
    address: z.string().nullable(),
    register: z.string().nullable(),
    vatId: z.string().nullable(),
  }),
  /** Null once they have left. */
  buyer: z
    .object({
      name: z.string(),
      contact: z.string().nullable(),
      street: z.string().nullable(),
      postcode: z.string().nullable(),
      city: z.string().nullable(),
      country: z.string().nullable(),
      registrationNumber: z.string().nullable(),
      vatId: z.string().nullable(),
    })
    .nullable(),
  plan: z.string(),
  createdAt: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  netMinor: z.number().int(),
  vatPercent: z.number().int(),
  vatMinor: z.number().int(),
  /** What is paid, VAT included. */
  amountMinor: z.number().int(),
});
export type DemoInvoice = z.infer<typeof demoInvoiceView>;

/** Moves a subscription of the demo to its next renewal. */
export const demoRenewBody = z.object({ id: z.uuid() });
