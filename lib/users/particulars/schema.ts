import { z } from "zod";
import { ROLES } from "../../shared/actor";
import type { ProfileColumn } from "../constants";
import { businessName, firstName, lastName, oneLine } from "../schema";
import {
  BUSINESS_ADDRESS,
  MAX_HEADLINE,
  MAX_REGISTRATION_NUMBER,
  MAX_VAT_ID,
  SERVICE_RADIUS_KM,
} from "./constants";

const MAX_PHONE = 40;
const MAX_RATE_MINOR = 99_999_900;

/** Normalises a typed phone number to E.164: separators are removed, a leading 00 becomes +. */
export const phone = z
  .string()
  .trim()
  .max(MAX_PHONE)
  .transform((text) => text.replaceAll(/[\s()/.\u2010-\u2015-]/g, "").replace(/^00/, "+"))
  .pipe(z.string().regex(/^\+[1-9]\d{6,14}$/, { error: "phone" }));

/** How form and API take each column of PROFILE_COLUMNS. */
export const profileInput = {
  headline: oneLine.max(MAX_HEADLINE).nullish(),
  hourlyRateMinor: z.number().int().min(1).max(MAX_RATE_MINOR).nullish(),
  serviceRadiusKm: z.number().int().min(SERVICE_RADIUS_KM.min).max(SERVICE_RADIUS_KM.max).optional(),
} satisfies Record<ProfileColumn, z.ZodType>;

/** How a view shows each: without the limits of the input. */
export const profileOutput = {
  headline: z.string().nullable(),
  hourlyRateMinor: z.number().int().nullable(),
  serviceRadiusKm: z.number().int(),
} satisfies Record<ProfileColumn, z.ZodType>;

/** What the account itself stores of it. */
export const personChange = z.object({
  firstName: firstName.optional(),
  lastName: lastName.optional(),
  isBusiness: z.boolean().optional(),
  businessName: businessName.nullish(),
  businessAddress: oneLine.min(BUSINESS_ADDRESS.min).max(BUSINESS_ADDRESS.max).nullish(),
  registrationNumber: oneLine.max(MAX_REGISTRATION_NUMBER).nullish(),
  vatId: oneLine.max(MAX_VAT_ID).nullish(),
  phone: phone.nullish(),
});

/** PATCH /users/{id}: undefined leaves a field unchanged, null clears it. */
export const particularsChange = personChange.extend(profileInput);
export type ParticularsChange = z.output<typeof particularsChange>;

/** The form of it: all fields are shown, and a business needs its name. */
export const particularsForm = personChange
  .required({ firstName: true, lastName: true, isBusiness: true })
  .superRefine(({ isBusiness, businessName: named }, context) => {
    if (isBusiness && !named) {
      context.addIssue({ code: "custom", message: "required", path: ["businessName"] });
    }
  });
export type ParticularsForm = z.output<typeof particularsForm>;

/** The private data of a user (docs/domain.md, "particulars"), for themselves and for admins. */
export const particulars = z.object({
  id: z.string(),
  email: z.string(),
  role: z.enum(ROLES),
  name: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  isBusiness: z.boolean(),
  businessName: z.string().nullable(),
  businessAddress: z.string().nullable(),
  registrationNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  phone: z.string().nullable(),
  /** Whether a code that was sent to it has come back. */
  isPhoneProven: z.boolean(),
  ...profileOutput,
  address: z
    .object({
      country: z.string().nullable(),
      city: z.string().nullable(),
      street: z.string().nullable(),
      postcode: z.string().nullable(),
      latitude: z.number().nullable(),
      longitude: z.number().nullable(),
    })
    .nullable(),
});
export type Particulars = z.infer<typeof particulars>;

export const userParams = z.object({ id: z.uuid() });
