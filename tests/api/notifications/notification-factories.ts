import { transact } from "@/lib/platform/server/work/transact";
import { db } from "@/lib/platform/server/database/db";
import { notify, type NewNotification } from "@/lib/notifications/service";
import { newId } from "@/lib/shared/ids";
import type { TestUser } from "@/tests/support/factories";

/** A tender of a client, with only what a notification needs of it. */
export async function aTenderOf(creator: TestUser, title = "Paint the hall"): Promise<string> {
  const { id: subcategoryId } = await db.subcategory.findFirstOrThrow({ select: { id: true } });
  const { id } = await db.tender.create({
    data: {
      id: newId(),
      creatorId: creator.id,
      subcategoryId,
      title,
      description: "Two coats of white.",
      isRemote: true,
    },
    select: { id: true },
  });
  return id;
}

/** The two have an agreement: from now on they see each other's full name. */
export async function agree(tenderId: string, pro: TestUser): Promise<void> {
  const offer = {
    priceType: "FIXED",
    priceMinor: 74_000,
    totalMinor: 74_000,
    materials: "INCLUDED",
  } as const;
  const { id } = await db.offer.create({
    data: {
      id: newId(),
      tenderId,
      proId: pro.id,
      ...offer,
      message: "I can start on Monday.",
      status: "ACCEPTED",
      acceptedAt: new Date(),
    },
    select: { id: true },
  });
  await db.tender.update({
    where: { id: tenderId },
    data: {
      status: "ACCEPTED",
      recipientId: pro.id,
      acceptedOfferId: id,
      agreedPriceMinor: 74_000,
      acceptedAt: new Date(),
    },
    select: { id: true },
  });
}

/** Notifies a user, in a transaction of its own. */
export function notifyUser(notification: NewNotification): Promise<void> {
  return transact((work) => notify(work, notification));
}
