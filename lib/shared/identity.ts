/** Whoever else can say who somebody is (specification 1). */
export const IDENTITY_PROVIDERS = ["GOOGLE", "APPLE"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** Reads a provider from outside; undefined where it is none. */
export function readProvider(value: unknown): IdentityProvider | undefined {
  return IDENTITY_PROVIDERS.find((provider) => provider === value);
}

/** The names by which people know them; brands are the same in every language. */
export const PROVIDER_NAMES = { GOOGLE: "Google", APPLE: "Apple" } as const satisfies Record<
  IdentityProvider,
  string
>;

/** Made-up people who have an account at the demo's own provider. */
export const INVENTED_PEOPLE = [
  { firstName: "Lucie", lastName: "Horáková", email: "lucie.horakova@example.com" },
  { firstName: "Márton", lastName: "Kelemen", email: "marton.kelemen@example.com" },
  { firstName: "Johanna", lastName: "Reiter", email: "johanna.reiter@example.com" },
] as const;

/** Whom the visitor wants to be. */
export type InventedPerson = { firstName: string; lastName: string; email: string; emailVerified: boolean };
