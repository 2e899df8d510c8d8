import { readLanguage } from "@/lib/i18n/languages";
import { personSelect, toPersonCard } from "@/lib/people/data";
import { db, type Tx } from "@/lib/platform/server/database/db";
import type { Claim } from "@/lib/claims/policy";
import { AppError } from "@/lib/shared/errors";
import { TOTAL_CAP } from "@/lib/shared/list-constants";
import type { Prisma } from "@/prisma/generated/client";
import type { ContactStatus } from "./machine";
import type { ContactMessageView, InboxQuery } from "./schema";

const viewSelect = {
  id: true,
  name: true,
  email: true,
  subject: true,
  text: true,
  lang: true,
  userId: true,
  status: true,
  answer: true,
  handledBy: { select: personSelect },
  handledAt: true,
  createdAt: true,
} as const satisfies Prisma.ContactMessageSelect;

type Row = Prisma.ContactMessageGetPayload<{ select: typeof viewSelect }>;

function toView({ lang, handledBy, handledAt, createdAt, ...row }: Row): ContactMessageView {
  return {
    ...row,
    lang: readLanguage(lang),
    handledBy: handledBy && toPersonCard(handledBy, { knowsFully: true }),
    handledAt: handledAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

/** A page of the messages in a status: what waits with the oldest first, the others with the newest. */
export async function listMessages(
  { status, page }: InboxQuery,
  take: number,
): Promise<{ items: ContactMessageView[]; counted: number }> {
  const direction = status === "NEW" ? "asc" : "desc";
  const [rows, counted] = await Promise.all([
    db.contactMessage.findMany({
      where: { status },
      select: viewSelect,
      orderBy: [{ createdAt: direction }, { id: direction }],
      take,
      skip: (page - 1) * take,
    }),
    db.contactMessage.count({ where: { status }, take: TOTAL_CAP + 1 }),
  ]);
  return { items: rows.map(toView), counted };
}

type LockedMessage = Claim & { status: ContactStatus };

/** Takes the row lock of a message. Throws `contact_message_not_found`. */
export async function lockMessage(tx: Tx, id: string): Promise<LockedMessage> {
  const [row] = await tx.$queryRaw<LockedMessage[]>`
    SELECT status, claimed_by_id AS "claimedById", claimed_until AS "claimedUntil"
    FROM contact_messages WHERE id = ${id}::uuid FOR UPDATE`;
  if (!row) throw new AppError("contact_message_not_found");
  return row;
}

type Handled = { status: ContactStatus; answer?: string; handledById: string; handledAt: Date };

/** Keeps what was done with a message. */
export async function saveHandled(tx: Tx, id: string, handled: Handled): Promise<void> {
  await tx.contactMessage.update({ where: { id }, data: handled, select: { id: true } });
}
