import { z } from "zod";
import { fileView } from "@/lib/files/schema";
import { answerFact } from "@/lib/questions/schema";
import { tenderCardView } from "@/lib/tenders/schema/view";

export const publicTenderParams = z.object({ tenderId: z.uuid() });

/** GET /public/tenders/{tenderId}: a tender for strangers, without a person and without an address. */
export const publicTender = z.object({
  ...tenderCardView.pick({
    id: true,
    title: true,
    contentLang: true,
    category: true,
    subcategory: true,
    isRemote: true,
    dateType: true,
    startDate: true,
    endDate: true,
    timeSlots: true,
    budgetType: true,
    budgetMinMinor: true,
    budgetMaxMinor: true,
    repeats: true,
    urgent: true,
    parking: true,
    offerCount: true,
    createdAt: true,
  }).shape,
  /** Whether it waits for offers. Of a closed one only what and where remain. */
  isOpen: z.boolean(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  /** The first 200 characters of the description; null of a closed tender. */
  excerpt: z.string().nullable(),
  /** Whether the description goes on after it. */
  isCut: z.boolean(),
  answers: z.array(answerFact),
  /** Empty unless the client shows them. */
  photos: z.array(fileView),
});
export type PublicTender = z.infer<typeof publicTender>;
