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
const business = z.object({
  registrationNumber: z.string().nullable(),
  vatId: z.string().nullable(),
  /** In one line; null: not given yet. */
  address: z.string().nullable(),
});
export const businessFacts = business.nullable();
export type BusinessFacts = z.infer<typeof businessFacts>;

/** What stands with an offer of a business: the e-mail address, too, once it has said who it is (DSA, Article 30). */
export const traderFacts = business.extend({ email: z.string().nullable() }).nullable();
export type TraderFacts = z.infer<typeof traderFacts>;

type PersonName = {
  firstName: string;
  lastName: string;
  /** The language of the account: Hungarians write the family name first, as the sign-up asks for it. */
  lang: string;
};
type Named = PersonName & {
  role: string;
  isBusiness: boolean;
  businessName: string | null;
};

const inOrder = ({ lang }: PersonName, given: string, family: string) =>
  (lang === "hu" ? `${family} ${given}` : `${given} ${family}`).trim();

/** First and last name in the order of the person's own language: "Tomáš Kovář", "Kovács Bence". */
export function personName(person: PersonName): string {
  return inOrder(person, person.firstName, person.lastName);
}

/** The full name: the business name of a business, else first and last name (specification 3). */
export function fullName(person: Named): string {
  if (person.isBusiness && person.businessName) return person.businessName;
  return personName(person);
}

/** The name others see: a PRO's is public, a client is "Petra N.", in Hungarian "N. Eszter", until an offer is accepted between the two. */
export function displayName(person: Named, knowsFully: boolean): string {
  if (person.role === "PRO" || knowsFully) return fullName(person);
  const initial = [...person.lastName][0];
  return initial ? inOrder(person, person.firstName, `${initial}.`) : person.firstName;
}
