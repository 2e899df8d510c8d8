import { verifyIdentity, type ExternalIdentity } from "@/lib/platform/server/security/identity";
import type { IdentityProvider } from "@/lib/shared/identity";
import { email as emailShape } from "../../schema";
import type { IdentityProof } from "../schema";

/** Verifies an ID token and normalises its e-mail address; an invalid address becomes null. */
export async function readIdentity(
  provider: IdentityProvider,
  proof: IdentityProof,
): Promise<ExternalIdentity> {
  const identity = await verifyIdentity(provider, proof);
  return { ...identity, email: emailShape.safeParse(identity.email).data ?? null };
}
