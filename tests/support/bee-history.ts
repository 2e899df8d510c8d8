import type { SubcategorySlug } from "@/lib/categories/schema";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import type { MoveReason, TenderEventMove } from "@/prisma/generated/client";
import { aTender, type TestUser } from "./factories";

/** One message of a chat's past: who wrote it, or that an offer was sent, and how many minutes before now. */
export type PastMessage = { by: "client" | "pro" | "offer"; minutesAgo: number };

const MINUTE_MS = 60_000;

/** A chat of the past between a client and a BEE; the product itself writes only in the present. */
export async function aPastChat(
  client: TestUser,
  pro: TestUser,
  messages: readonly PastMessage[],
  now: Date,
): Promise<void> {
  const tender = await aTender({ client });
  const at = (minutesAgo: number) => new Date(now.getTime() - minutesAgo * MINUTE_MS);
  const lastMessageAt = at(Math.min(...messages.map(({ minutesAgo }) => minutesAgo)));
  const conversation = { id: newId(), tenderId: tender.id, proId: pro.id };
  await db.conversation.create({ data: { ...conversation, lastSeq: messages.length, lastMessageAt } });
  await db.message.createMany({
    data: messages.map(({ by, minutesAgo }, index) => ({
      id: newId(),
      conversationId: conversation.id,
      seq: index + 1,
      createdAt: at(minutesAgo),
      ...(by === "offer"
        ? { kind: "SYSTEM" as const, systemCode: "OFFER_SENT" as const, params: {} }
        : {
            kind: "PRIVATE" as const,
            senderId: by === "pro" ? pro.id : client.id,
            clientMessageId: newId(),
            text: "Hello",
          }),
    })),
  });
}

/** How an agreement of the past ended. */
export type PastEnd = {
  move: Extract<TenderEventMove, "FINISH_WORK" | "RELEASE" | "CANCEL">;
  by: "client" | "pro" | "nobody known";
  reason?: MoveReason;
  daysAgo: number;
};

/** An agreement of the past between a client and a BEE, as its events keep it. */
export async function aPastAgreement(
  client: TestUser,
  pro: TestUser,
  { move, by, reason, daysAgo }: PastEnd,
  now: Date,
): Promise<void> {
  const { id: tenderId } = await aTender({ client });
  const actors = { client: client.id, pro: pro.id, "nobody known": null };
  await db.tenderEvent.create({
    data: {
      id: newId(),
      tenderId,
      move,
      actorId: actors[by],
      proId: pro.id,
      reason: reason ?? null,
      at: new Date(now.getTime() - daysAgo * 86_400_000),
    },
  });
}

/** What became of an offer, and in which service. */
type PastOffer = {
  service?: SubcategorySlug;
  status: "ACTIVE" | "ACCEPTED" | "DECLINED" | "WITHDRAWN";
  canceled?: boolean;
  createdAt?: Date;
};

/** An offer of the past, on a tender of its own. */
export async function aPastOffer(
  client: TestUser,
  pro: TestUser,
  { service = "roofing", status, canceled = false, createdAt = new Date() }: PastOffer,
): Promise<void> {
  const tender = await aTender({ client, subcategoryId: subcategoryIdOf(service) });
  await db.offer.create({
    data: {
      id: newId(),
      tenderId: tender.id,
      proId: pro.id,
      priceType: "FIXED",
      priceMinor: 10_000,
      totalMinor: 10_000,
      materials: "INCLUDED",
      message: "I can start next week and bring everything.",
      status,
      createdAt,
      ...(status === "ACCEPTED" && { acceptedAt: createdAt }),
      ...(status === "DECLINED" && { declineReason: canceled ? "TENDER_CANCELED" : "PRICE" }),
      ...(status === "WITHDRAWN" && { withdrawnAt: createdAt }),
    },
  });
}
