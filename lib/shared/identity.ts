/** The external identity providers (specification 1). */
export const IDENTITY_PROVIDERS = ["GOOGLE", "APPLE"] as const;
export type IdentityProvider = (typeof IDENTITY_PROVIDERS)[number];

/** Parses a provider from untrusted input; undefined when it is none. */
export function readProvider(value: unknown): IdentityProvider | undefined {
  return IDENTITY_PROVIDERS.find((provider) => provider === value);
}

/** Brand names of the providers, the same in every language. */
export const PROVIDER_NAMES = { GOOGLE: "Google", APPLE: "Apple" } as const satisfies Record<
  IdentityProvider,
  string
>;

/** The invented accounts at the demo's simulated identity provider. */
export const INVENTED_PEOPLE = [
  { firstName: "Lucie", lastName: "Horáková", email: "lucie.horakova@example.com" },
  { firstName: "Márton", lastName: "Kelemen", email: "marton.kelemen@example.com" },
  { firstName: "Johanna", lastName: "Reiter", email: "johanna.reiter@example.com" },
] as const;

/** The identity a visitor of the demo signs in with. */
export type InventedPerson = { firstName: string; lastName: string; email: string; emailVerified: boolean };
