import { z } from "zod";
import { fileView } from "../files/schema";

/** What the product itself says in a conversation; each reader gets it in their own language. */
export const SYSTEM_CODES = [
  "OFFER_SENT",
  "OFFER_CHANGED",
  "OFFER_WITHDRAWN",
  "OFFER_DECLINED",
  "OFFER_ACCEPTED",
  "WORK_FINISHED",
  "TENDER_CHANGED",
  "TENDER_RELEASED",
  "TENDER_CANCELED",
] as const;
export type SystemCode = (typeof SYSTEM_CODES)[number];

/** The facts a system line may need: the offer's total in cents, the reason given and what was added to it. */
export const systemParams = z
  .object({ priceMinor: z.number().int(), reason: z.string(), note: z.string() })
  .partial();
export type SystemParams = z.infer<typeof systemParams>;

/** A message as both sides get it (api.md, MessageView). */
export const messageView = z.object({
  id: z.string(),
  conversationId: z.string(),
  seq: z.number().int(),
  kind: z.enum(["PRIVATE", "SYSTEM"]),
  senderId: z.string().nullable(),
  text: z.string().nullable(),
  files: z.array(fileView),
  systemCode: z.enum(SYSTEM_CODES).nullable(),
  params: systemParams.nullable(),
  clientMessageId: z.string().nullable(),
  createdAt: z.string(),
});
export type MessageView = z.infer<typeof messageView>;
