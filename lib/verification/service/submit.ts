import { attachFiles } from "@/lib/files/service/attach-files";
import { deleteWithChange } from "@/lib/files/service/delete-with-change";
import { transact, type Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError } from "@/lib/shared/errors";
import { newId } from "@/lib/shared/ids";
import { hasOpenVerification, lockMember, lockVerification, readVerificationRow } from "../data";
import { whyNotReplace, whyNotSubmit } from "../policy";
import type { VerificationBody, VerificationView } from "../schema";

type Columns = {
  documentType: VerificationBody["documentType"];
  frontFileId: string;
  backFileId: string | null;
};

/** Takes the uploads of both sides into use. */
async function takePictures(
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
 * Sends a document in to have the own identity checked. Throws `email_not_confirmed`, `verification_exists` while one
 * waits or was accepted, `wrong_role` for admins, and 422 at the side whose upload is not fit.
 */
export function submitVerification(call: {
  actor: Actor;
  body: VerificationBody;
}): Promise<VerificationView> {
  const { actor, body } = call;
  return transact(async (work) => {
    await lockMember(work.tx, actor.id);
    allow(whyNotSubmit(actor, await hasOpenVerification(work.tx, actor.id)));
    const id = newId();
    const pictures = await takePictures(work, actor.id, body);
    await work.tx.verification.create({ data: { id, userId: actor.id, ...pictures }, select: { id: true } });
    return readVerificationRow(work.tx, id);
  });
}

type ReplaceVerification = { actor: Actor; verificationId: string; body: VerificationBody };

/**
 * Sends other pictures for an own document that waits or was refused; it then waits again, and what the new pictures
 * replace is destroyed. Throws `verification_not_found` also for somebody else's, `verification_decided` once it was
 * accepted, and what `submitVerification` throws.
 */
export function replaceVerification({ actor, verificationId, body }: ReplaceVerification) {
  return transact(async (work) => {
    const verification = await lockVerification(work.tx, verificationId);
    if (verification.userId !== actor.id) throw new AppError("verification_not_found");
    const hasOtherOpen = await hasOpenVerification(work.tx, actor.id, verificationId);
    allow(whyNotReplace(actor, { status: verification.status, hasOtherOpen }));
    const pictures = await takePictures(work, actor.id, body, verification.pictures);
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
