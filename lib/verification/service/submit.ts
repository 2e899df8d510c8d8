import { attachFiles } from "@/lib/files/service/attach-files";
import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { lockUser } from "@/lib/users/particulars/data";
import { listOpen, lockVerification, readVerificationRow } from "../data";
import { whyNotReplace, whyNotSubmit } from "../policy";
import type { VerificationBody, VerificationView } from "../schema";

type Columns = Pick<VerificationBody, "documentType"> & {
  frontFileId: string;
  backFileId: string | null;
};

/** Attaches the uploads of both sides. */
async function attachPictures(
  work: Work,
  ownerId: string,
  { documentType, frontId, backId }: VerificationBody,
  keptIds: readonly string[] = [],
): Promise<Columns> {
  const [frontFileId, backFileId = null] = await attachFiles(work, {
    ownerId,
    publicIds: backId ? [frontId, backId] : [frontId],
    folder: "verifications",
    use: "VERIFICATION",
    field: ["frontId", "backId"],
    keptIds,
  });
  if (!frontFileId) throw new AppError("file_not_found");
  return { documentType, frontFileId, backFileId };
}

/**
 * Submits a document that proves who the user is, their trade licence or their insurance. Throws `email_not_confirmed`,
 * `verification_exists` while one of the kind is pending or approved and does not end soon, `wrong_role` for admins and for
 * what clients cannot prove, and 422 at the side whose upload is invalid.
 */
export function submitVerification(call: {
  actor: Actor;
  body: VerificationBody;
}): Promise<VerificationView> {
  const { actor, body } = call;
  return transact(async (work) => {
    await lockUser(work.tx, actor.id);
    const { kind } = body;
    const open = await listOpen(work.tx, { userId: actor.id, kind });
    allow(whyNotSubmit(actor, { kind, open, now: new Date() }));
    const id = newId();
    const pictures = await attachPictures(work, actor.id, body);
    await work.tx.verification.create({
      data: { id, userId: actor.id, kind, ...pictures },
      select: { id: true },
    });
    return readVerificationRow(work.tx, id);
  });
}

type ReplaceVerification = { actor: Actor; verificationId: string; body: VerificationBody };

/**
 * Replaces the pictures of an own pending or rejected document, which is pending then; the previous pictures are
 * deleted. Throws `verification_not_found` also for another user's, `verification_decided` once it is approved, and
 * what `submitVerification` throws.
 */
export function replaceVerification({ actor, verificationId, body }: ReplaceVerification) {
  return transact(async (work) => {
    const verification = await lockVerification(work.tx, verificationId);
    if (verification.userId !== actor.id) throw new AppError("verification_not_found");
    const { kind, status } = verification;
    if (body.kind !== kind) throw fieldError("kind", "choose");
    const open = await listOpen(work.tx, { userId: actor.id, kind, exceptId: verificationId });
    allow(whyNotReplace(actor, { kind, status, open, now: new Date() }));
    const pictures = await attachPictures(work, actor.id, body, verification.pictures);
    await work.tx.verification.update({
      where: { id: verificationId },
      data: { ...pictures, status: "PENDING", rejectionReason: null, decidedAt: null, decidedById: null },
      select: { id: true },
    });
    const kept = [body.frontId, body.backId];
    await deleteWithChange(
      work,
      verification.pictures.filter((publicId) => !kept.includes(publicId)),
    );
    return readVerificationRow(work.tx, verificationId);
  });
}
