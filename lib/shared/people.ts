import { z } from "zod";

/** A picture and its thumbnail, with the specification's names. */
export const photo = z.object({ id: z.string(), url: z.string(), thumbnailURL: z.string() });
export type Photo = z.infer<typeof photo>;

/** A user as others see them (docs/api.md, PersonCard). `role` decides the avatar: hexagon (PRO) or circle (CLIENT). */
export const personCard = z.object({
  id: z.string(),
  role: z.enum(["CLIENT", "PRO", "ADMIN"]),
  /** Empty for a deleted account; screens show a localised placeholder. */
  name: z.string(),
  photo: photo.nullable(),
  isVerified: z.boolean(),
  rating: z.object({ average: z.number(), count: z.number().int() }),
  isOnline: z.boolean().optional(),
});
export type PersonCard = z.infer<typeof personCard>;

/** What a PRO who acts for a business tells of it in public; null of a private person. */
export const businessFacts = z
  .object({ registrationNumber: z.string().nullable(), vatId: z.string().nullable() })
  .nullable();
export type BusinessFacts = z.infer<typeof businessFacts>;

type Named = {
  role: string;
  firstName: string;
  lastName: string;
  isBusiness: boolean;
  businessName: string | null;
};

/** The full name: the business name of a business, else first and last name (specification 3). */
export function fullName(person: Named): string {
  if (person.isBusiness && person.businessName) return person.businessName;
  return `${person.firstName} ${person.lastName}`.trim();
}

/** The name others see: a PRO's is public, a client is "First L." until an offer is accepted between the two. */
export function displayName(person: Named, knowsFully: boolean): string {
  if (person.role === "PRO" || knowsFully) return fullName(person);
  const initial = [...person.lastName][0];
  return initial ? `${person.firstName} ${initial}.` : person.firstName;
}
