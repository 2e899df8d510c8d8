import type { Address } from "./address";

/** An address counts as filled if any of its six parts is present (specification 3). */
export function isAddressFilled(value: Partial<Record<keyof Address, unknown>> | null | undefined): boolean {
  if (!value) return false;
  const parts: (keyof Address)[] = ["country", "city", "street", "postcode", "latitude", "longitude"];
  return parts.some((part) => value[part] !== undefined && value[part] !== null && value[part] !== "");
}
