import { isAddressFilled, type Address } from "@/lib/shared/address";
import type { PlaceView } from "@/lib/places/schema";

/** An address while it is typed: any part may still be missing. */
export type AddressDraft = { [K in keyof Address]: Address[K] | null };

const NOTHING: AddressDraft = {
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

/** What goes back into the form: null when nothing is left, so that an address nobody wants is no wrong address. */
export function toValue(draft: AddressDraft): AddressDraft | null {
  return isAddressFilled(draft) ? draft : null;
}

/** A town was typed: where the old one lay says nothing about it. */
export function withCity(draft: AddressDraft, city: string): AddressDraft {
  return { ...draft, city: city === "" ? null : city, latitude: null, longitude: null };
}

/** A town was chosen: it decides country and point. */
export function withPlace(
  draft: AddressDraft,
  { name, country, latitude, longitude }: PlaceView,
): AddressDraft {
  return { ...draft, city: name, country, latitude, longitude };
}

/** Another country: a town of the old one does not lie in it. */
export function withCountry(draft: AddressDraft, country: string | null): AddressDraft {
  if (country === draft.country) return draft;
  return { ...draft, country, latitude: null, longitude: null };
}
