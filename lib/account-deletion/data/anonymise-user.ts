import type { Tx } from "@/lib/platform/server/database/db";

/** What stays of a person's row: the ids that tenders, offers, messages and reviews name, and nothing about them. */
const ANONYMISED = {
  passwordHash: null,
  firstName: "",
  lastName: "",
  isBusiness: false,
  businessName: null,
  registrationNumber: null,
  vatId: null,
  phone: null,
  lang: "en",
  photoPublicId: null,
  referredById: null,
  isVerified: false,
  emailConfirmedAt: null,
  termsAcceptedAt: null,
  lastSeenAt: null,
} as const;

async function emptyAccount(tx: Tx, userId: string): Promise<void> {
  const email = `deleted-${userId}@deleted.invalid`;
  await tx.user.update({
    where: { id: userId },
    data: { ...ANONYMISED, email, deletedAt: new Date() },
    select: { id: true },
  });
}

async function dropBelongings(tx: Tx, userId: string): Promise<void> {
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
  await tx.session.deleteMany(own);
  await tx.notification.deleteMany(own);
  await tx.pushSubscription.deleteMany(own);
  await tx.idempotencyKey.deleteMany(own);
  await tx.contactMessage.deleteMany(own);
  await tx.dataExport.deleteMany(own);
}

/** Where somebody lives is theirs, also when the tender stays: what is left is the town, as strangers see it. */
async function anonymiseTenders(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    UPDATE tenders SET street = NULL, cancel_note = NULL,
      latitude = round(latitude::numeric, 2), longitude = round(longitude::numeric, 2)
    WHERE creator_id = ${userId}::uuid`;
}

/**
 * Lets go of the files that go with the person: picture, work photos, documents of identity, and what called-off
 * tenders showed. Those of finished jobs and of chats are the other side's record as well, and stay.
 */
async function freeFiles(tx: Tx, userId: string): Promise<void> {
  await tx.$executeRaw`
    DELETE FROM tender_files f USING tenders t
    WHERE t.id = f.tender_id AND t.creator_id = ${userId}::uuid AND t.status = 'CANCELED'`;
  await tx.$executeRaw`
    UPDATE files SET attached_to = NULL
    WHERE owner_id = ${userId}::uuid AND attached_to IS DISTINCT FROM 'MESSAGE'
      AND NOT EXISTS (SELECT 1 FROM tender_files f WHERE f.file_id = files.id)`;
}

/** Takes everything about a person out of the database that is not also somebody else's record. */
export async function anonymiseUser(tx: Tx, userId: string, email: string): Promise<void> {
  await emptyAccount(tx, userId);
  await dropBelongings(tx, userId);
  await anonymiseTenders(tx, userId);
  await freeFiles(tx, userId);
  await tx.mailboxMessage.deleteMany({ where: { to: email } });
}
