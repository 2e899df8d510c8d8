import type { Address } from "./address";

/** The six parts of an address, under the names of their columns. */
export const ADDRESS_PARTS = ["country", "city", "street", "postcode", "latitude", "longitude"] as const;

/** An address counts as filled if any of its six parts is present (specification 3). */
export function isAddressFilled(value: Partial<Record<keyof Address, unknown>> | null | undefined): boolean {
  if (!value) return false;
  return ADDRESS_PARTS.some(
    (part) => value[part] !== undefined && value[part] !== null && value[part] !== "",
  );
}
