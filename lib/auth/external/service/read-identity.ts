import { verifyIdentity, type ExternalIdentity } from "@/lib/platform/server/security/identity";
import type { IdentityProvider } from "@/lib/shared/identity";
import { email as emailShape } from "../../schema";
import type { IdentityProof } from "../schema";

/** The verified identity, its address as we keep addresses; one that is no address counts as none. */
export async function readIdentity(
  provider: IdentityProvider,
  proof: IdentityProof,
): Promise<ExternalIdentity> {
  const identity = await verifyIdentity(provider, proof);
  return { ...identity, email: emailShape.safeParse(identity.email).data ?? null };
}
