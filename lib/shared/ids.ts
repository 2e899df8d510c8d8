import { v5, v7 } from "uuid";

/** A new id: UUIDv7, so that ids made later sort later and indexes grow at their end. */
export function newId(): string {
  return v7();
}

/** Our own namespace for ids that are derived from a name. */
const NAMESPACE = "6f0c1a52-8f5e-4b43-9d0b-7b1d6c2f4a10";

/** The same id for the same name on every machine, for reference data ("category:cleaning") and the demo market. */
export function fixedId(name: string): string {
  return v5(name, NAMESPACE);
}
