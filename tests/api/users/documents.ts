import { POST as upload } from "@/app/api/files/upload/single/route";
import { PATCH as decide } from "@/app/api/users/verification/[id]/decision/route";
import { POST as submit } from "@/app/api/users/verification/route";
import { fileView } from "@/lib/files/schema";
import { verificationView, type DecisionBody, type VerificationView } from "@/lib/verification/schema";
import { aForm, aPicture } from "@/tests/api/files/pictures";
import { call, read } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

/** A picture of a document, uploaded. */
export async function aSide(as: TestUser, folder = "verifications"): Promise<string> {
  const body = aForm([{ bytes: await aPicture(), name: "side.png" }], { folder });
  return read(fileView, await call(upload, { as, body })).publicId;
}

/** The form's body for an identity card with both sides. */
export async function aCard(as: TestUser) {
  return { documentType: "ID_CARD", frontId: await aSide(as), backId: await aSide(as) };
}

/** The form's body for what proves an insurance or a trade licence. */
export async function aPaper(as: TestUser, kind: "TRADE_LICENCE" | "INSURANCE") {
  const documentType = kind === "INSURANCE" ? "INSURANCE_POLICY" : "REGISTER_EXTRACT";
  return { kind, documentType, frontId: await aSide(as) };
}

/** A document that was submitted for verification. */
export async function aVerification(as: TestUser, body?: object): Promise<VerificationView> {
  return read(verificationView, await call(submit, { as, body: body ?? (await aCard(as)) }));
}

type Decided = { id: string; updatedAt: string };

/** Sends an admin's decision about the version they have seen. */
export function decided(
  as: TestUser,
  { id, updatedAt }: Decided,
  changes: Partial<DecisionBody> | object = {},
) {
  return call(decide, { as, params: { id }, body: { status: "APPROVED", updatedAt, ...changes } });
}

export const REFUSED = { status: "REJECTED", reason: "The picture is blurred." };
