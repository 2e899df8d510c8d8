import { forgetPersonInLog } from "@/lib/audit/data";
import {
  closeCasesOfErasedPerson,
  closeCasesOfErasedPhotos,
  forgetPersonInReports,
} from "@/lib/reports/data/retention";
import type { Tx } from "@/lib/platform/server/database/db";
import { Prisma } from "@/prisma/generated/client";

/**
 * The columns of an anonymised user (GDPR): the id stays for tenders, offers, messages and reviews that reference it,
 * personal data goes.
 */
const ANONYMISED = {
  passwordHash: null,
  firstName: "",
  lastName: "",
  isBusiness: false,
  businessName: null,
  businessAddress: null,
  registrationNumber: null,
  vatId: null,
  phone: null,
  phoneProvenAt: null,
  lang: "en",
  photoPublicId: null,
  referredById: null,
  isVerified: false,
  emailConfirmedAt: null,
  emailBouncedAt: null,
  termsAcceptedAt: null,
  lastSeenAt: null,
  awayUntil: null,
  awayEndsAt: null,
  timeZone: null,
} as const;

async function anonymiseAccount(tx: Tx, userId: string): Promise<void> {
  const email = `deleted-${userId}@deleted.invalid`;
  await tx.user.update({
    where: { id: userId },
    data: { ...ANONYMISED, adminRights: [], email, erasedAt: new Date(), setAside: Prisma.DbNull },
    select: { id: true },
  });
}

async function deleteOwnedRows(tx: Tx, userId: string): Promise<void> {
  const own = { where: { userId } };
  await tx.profile.deleteMany(own);
  await tx.userLanguage.deleteMany(own);
  await tx.education.deleteMany(own);
  await tx.experience.deleteMany(own);
  await tx.userSubcategory.deleteMany(own);
  await tx.workPhoto.deleteMany(own);
  await tx.verification.deleteMany(own);
  await tx.externalAccount.deleteMany(own);
  await tx.emailToken.deleteMany(own);
  await tx.phoneCode.deleteMany(own);
  await tx.session.deleteMany(own);
  await tx.twoStep.deleteMany(own);
  await tx.recoveryCode.deleteMany(own);
  await tx.signInTicket.deleteMany(own);
  await tx.notification.deleteMany(own);
  await tx.pushSubscription.deleteMany(own);
  await tx.idempotencyKey.deleteMany(own);
  await tx.contactMessage.deleteMany(own);
  await tx.dataExport.deleteMany(own);
  await tx.savedSearch.deleteMany(own);
  await tx.matchAlert.deleteMany(own);
  await tx.alertDay.deleteMany(own);
  await tx.tenderQuestion.deleteMany({ where: { askerId: userId, status: { not: "ANSWERED" } } });
  await tx.invitation.deleteMany({ where: { proId: userId } });
  await tx.invitationLink.deleteMany({ where: { tender: { creatorId: userId } } });
  await tx.block.deleteMany({ where: { OR: [{ blockerId: userId }, { blockedId: userId }] } });
  await tx.favourite.deleteMany({ where: { OR: [{ userId }, { proId: userId }] } });
  await tx.pendingTender.deleteMany(own);
  await tx.savedText.deleteMany(own);
  await tx.consent.deleteMany(own);
  await tx.userNote.deleteMany(own);
  await tx.referralReward.deleteMany({ where: { OR: [{ referredId: userId }, { referrerId: userId }] } });
  await tx.tenderView.deleteMany({ where: { proId: userId } });
  await tx.userMetrics.deleteMany(own);
  await tx.review.updateMany({ where: { authorId: userId }, data: { privateNote: null } });
}

/**
 * Removes street and note from the user's tenders, which stay for the other party, and rounds their coordinates to
 * the town.
 */
async function anonymiseTenders(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenders SET street = NULL, cancel_note = NULL,
      latitude = round(latitude::numeric, 2), longitude = round(longitude::numeric, 2)
    WHERE creator_id = ${userId}::uuid`;
}

/**
 * Detaches the files that are personal data (avatar, work photos, photos of reviews, identity documents, files of canceled
 * tenders and of offers that were not accepted), so that they are deleted. Files of completed tenders, accepted offers, disputes and chats are also the other party's record and stay.
 */
async function detachFiles(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM tender_files f USING tenders t
    WHERE t.id = f.tender_id AND t.creator_id = ${userId}::uuid AND t.status = 'CANCELED'`;
  await tx.$executeRaw`
    DELETE FROM offer_files f USING offers o
    WHERE o.id = f.offer_id AND o.pro_id = ${userId}::uuid AND o.status <> 'ACCEPTED'`;
  await tx.$executeRaw`
    DELETE FROM review_photos p USING reviews r WHERE r.id = p.review_id AND r.author_id = ${userId}::uuid`;
  await tx.$executeRaw`
    UPDATE files SET attached_to = NULL
    WHERE owner_id = ${userId}::uuid AND attached_to IS DISTINCT FROM 'MESSAGE'
      AND NOT EXISTS (SELECT 1 FROM tender_files f WHERE f.file_id = files.id)
      AND NOT EXISTS (SELECT 1 FROM offer_files f WHERE f.file_id = files.id)
      AND NOT EXISTS (SELECT 1 FROM finish_photos f WHERE f.file_id = files.id)
      AND NOT EXISTS (SELECT 1 FROM dispute_photos f WHERE f.file_id = files.id)`;
}

/**
 * Anonymises a user (GDPR, right to erasure): deletes or empties all personal data that is not also another user's
 * record.
 */
export async function anonymiseUser(tx: Tx, userId: string, email: string): Promise<void> {
  await anonymiseAccount(tx, userId);
  // Before the rows go that say whose the entries are.
  await forgetPersonInLog(tx, userId);
  await deleteOwnedRows(tx, userId);
  await anonymiseTenders(tx, userId);
  await closeCasesOfErasedPerson(tx, userId);
  await forgetPersonInReports(tx, userId);
  await detachFiles(tx, userId);
  await closeCasesOfErasedPhotos(tx, userId);
  await tx.mailboxMessage.deleteMany({ where: { to: email } });
}
