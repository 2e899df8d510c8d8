import { z } from "zod";
import { address } from "../../shared/address";
import { ROLES } from "../../shared/actor";
import { proofs } from "../../people/schema";
import { businessFacts, photo } from "../../shared/people";
import { isSpokenLanguage } from "../../shared/spoken-languages";
import { education } from "../education/schema";
import { experience } from "../experience/schema";
import { beeMetrics } from "../metrics/schema";
import { MAX_HEADLINE } from "../particulars/constants";
import { profileInput, profileOutput } from "../particulars/schema";
import { workPhoto } from "../photo/schema";
import { oneLine } from "../schema";
import { ID_DOCUMENT_TYPES, LANGUAGE_LEVELS, PROFILE_LIMITS, VERIFICATION_STATUSES } from "./constants";

/** The form of headline, hourly rate and service radius; PATCH /users/{id} saves it. */
export const headlineForm = z.object(profileInput).required({ serviceRadiusKm: true });
export type HeadlineForm = z.output<typeof headlineForm>;

/** POST /users/summary, PUT /users/summary/{id}; the id is the user's. */
export const summaryBody = z.object({
  summary: z.string().trim().min(PROFILE_LIMITS.summary.min).max(PROFILE_LIMITS.summary.max),
});
export const summaryView = z.object({ id: z.string(), summary: z.string() });

/** POST /users/location, PUT /users/location/{id}; the id is the user's. */
export const locationBody = address;
export const locationView = z.object({
  id: z.string(),
  country: z.string(),
  city: z.string(),
  street: z.string().nullable(),
  postcode: z.string().nullable(),
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
});
/** The form of it: one field holds the whole address. */
export const locationForm = z.object({ address: locationBody });
export type LocationView = z.infer<typeof locationView>;

/** The steps of a BEE's onboarding; each is saved by the call of its part of the profile. */
export const servicesStep = z.object({
  subcategoryIds: z.array(z.uuid()).min(1, { error: "chooseService" }).max(PROFILE_LIMITS.subcategories),
});
export const placeStep = z.object({
  address: locationBody,
  serviceRadiusKm: headlineForm.shape.serviceRadiusKm,
});
export type PlaceStepForm = z.output<typeof placeStep>;
export const sentenceStep = z.object({ headline: oneLine.min(1).max(MAX_HEADLINE) });

/** A language a user speaks: ISO 639-1, lower case. */
export const userLanguage = z.object({
  code: z.string().regex(/^[a-z]{2}$/),
  level: z.enum(LANGUAGE_LEVELS),
});
export type UserLanguage = z.infer<typeof userLanguage>;

const spokenLanguage = userLanguage.extend({
  code: z.string().refine(isSpokenLanguage, { error: "choose" }),
});

/** POST /users/languages: replaces the list; the order is kept. */
export const languagesBody = z.object({
  languages: z
    .array(spokenLanguage)
    .max(PROFILE_LIMITS.languages)
    .superRefine((languages, context) => {
      const codes = languages.map(({ code }) => code);
      codes.forEach((code, index) => {
        if (codes.indexOf(code) < index)
          context.addIssue({ code: "custom", message: "duplicate", path: [index, "code"] });
      });
    }),
});

export const languagesView = z.object({ languages: z.array(userLanguage) });

/**
 * POST /users/{userId}/subcategories: replaces the subcategories; over the plan's limit → 402
 * `subcategories_used_up`.
 */
export const subcategoriesBody = z.object({
  subcategoryIds: z.array(z.uuid()).max(PROFILE_LIMITS.subcategories),
});
export const subcategoryIds = z.object({ subcategoryIds: z.array(z.string()), max: z.number().int() });
export type SubcategoryIds = z.infer<typeof subcategoryIds>;

const common = {
  id: z.string(),
  role: z.enum(ROLES),
  /** The display name. */
  name: z.string(),
  photo: photo.nullable(),
  ...profileOutput,
  summary: z.string().nullable(),
  languages: z.array(userLanguage),
  educations: z.array(education),
  experiences: z.array(experience),
  photos: z.array(workPhoto),
  subcategories: z.array(
    z.object({ id: z.string(), slug: z.string(), name: z.string(), categorySlug: z.string() }),
  ),
  rating: z.object({ average: z.number(), count: z.number().int() }),
  isVerified: z.boolean(),
  proofs,
  emailConfirmed: z.boolean(),
  completedCount: z.number().int(),
  /** Of a BEE; of others both are null. */
  metrics: beeMetrics,
  memberSince: z.string(),
  /** The last day on which a BEE takes no new jobs; null: they do. */
  awayUntil: z.string().nullable(),
  /** Of a BEE who acts for a business. */
  business: businessFacts,
};

/**
 * GET /users/{id}/profile/public: visible to everyone. A client's name is shortened, the address is only the town.
 */
export const publicProfile = z.object({
  ...common,
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** Whether the BEE wants to be found: in the directory and in search engines. */
  isListed: z.boolean(),
});
export type PublicProfile = z.infer<typeof publicProfile>;

/** The state of a verification of the identity, as its owner sees it on the profile. */
export const verificationState = z.object({
  id: z.string(),
  documentType: z.enum(ID_DOCUMENT_TYPES),
  status: z.enum(VERIFICATION_STATUSES),
  rejectionReason: z.string().nullable(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
});
export type VerificationState = z.infer<typeof verificationState>;

/** GET /users/{id}/profile: the profile with the fields that only its owner and admins see. */
export const ownProfile = z.object({
  ...common,
  location: locationView.nullable(),
  /** How many subcategories the plan allows. */
  maxSubcategories: z.number().int(),
  hasPhone: z.boolean(),
  /** The newest verification of the identity; null before the first. */
  verification: verificationState.nullable(),
});
export type OwnProfile = z.infer<typeof ownProfile>;
