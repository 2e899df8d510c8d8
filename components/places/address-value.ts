import { isAddressFilled } from "@/lib/shared/address-parts";
import type { Address } from "@/lib/shared/address";
import type { PlaceView } from "@/lib/places/schema";

/** An address while it is typed: any part may still be missing. */
export type AddressDraft = { [K in keyof Address]: Address[K] | null };

/** An address from a search: all six parts, unknown ones null. */
export type FoundAddress = Required<AddressDraft>;

const NOTHING: FoundAddress = {
  country: null,
  city: null,
  street: null,
  postcode: null,
  latitude: null,
  longitude: null,
};

/** What a form holds as an address, with every part at hand. */
export function toDraft(value: unknown): AddressDraft {
  return typeof value === "object" && value !== null ? { ...NOTHING, ...value } : NOTHING;
}

/** What goes back into the form: null when nothing is left, so that an emptied address is not a validation error. */
export function toValue(draft: AddressDraft): AddressDraft | null {
  return isAddressFilled(draft) ? draft : null;
}

/** A town was typed: where the old one lay says nothing about it. It lies in the assumed country until another is chosen. */
export function withCity(draft: AddressDraft, city: string, assumedCountry: string | null): AddressDraft {
  const nowhere = { latitude: null, longitude: null };
  // With the town goes what was only assumed of it.
  const chosen = draft.country === assumedCountry ? null : draft.country;
  if (city === "") return { ...draft, city: null, country: chosen, ...nowhere };
  return { ...draft, city, country: draft.country ?? assumedCountry, ...nowhere };
}

/** The parts of an address in a chosen suggestion. */
export function toFound({
  name: city,
  country,
  street,
  postcode,
  latitude,
  longitude,
}: PlaceView): FoundAddress {
  return { country, city, street, postcode, latitude, longitude };
}

/** A town was found: it decides country and point. A whole address was found: it decides everything. */
export function withFound(draft: AddressDraft, found: FoundAddress): AddressDraft {
  const isTown = found.street === null && found.postcode === null;
  return isTown ? { ...found, street: draft.street ?? null, postcode: draft.postcode ?? null } : found;
}

/** Another country: a town of the old one does not lie in it. */
export function withCountry(draft: AddressDraft, country: string | null): AddressDraft {
  if (country === draft.country) return draft;
  return { ...draft, country, latitude: null, longitude: null };
}
