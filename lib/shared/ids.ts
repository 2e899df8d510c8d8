import { v5, v7 } from "uuid";

/** A new UUIDv7: ids sort by creation time, so index inserts stay at the right edge of the B-tree. */
export function newId(): string {
  return v7();
}

/** The UUIDv5 namespace of this product. */
const NAMESPACE = "6f0c1a52-8f5e-4b43-9d0b-7b1d6c2f4a10";

/** A UUIDv5, the same for the same name on every machine, for reference data ("category:cleaning") and demo data. */
export function fixedId(name: string): string {
  return v5(name, NAMESPACE);
}
