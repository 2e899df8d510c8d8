"use client";

import { usePendingIdentity } from "../external/external-identity";
import { LazyExternalNewcomer } from "./islands";

/** Why the role is asked for, after a sign-in with an identity that has no account. */
export function NewcomerNote() {
  return usePendingIdentity() && <LazyExternalNewcomer />;
}
