import { v7 } from "uuid";

/** A new id: UUIDv7, so that ids made later sort later and indexes grow at their end. */
export function newId(): string {
  return v7();
}
