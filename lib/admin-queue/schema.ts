import { z } from "zod";
import { listAnswer, listQuery } from "../shared/list-query";
import { personCard } from "../shared/people";
import { DISPUTE_REASONS } from "../disputes/constants";
import { VERIFICATION_KINDS } from "../people/constants";
import { REPORT_CATEGORIES, REPORT_KINDS } from "../reports/constants";
import { QUEUE_KINDS } from "./constants";

const kind = z.enum(QUEUE_KINDS);

/** How many entries of each kind wait (capped); a kind that the caller may not decide about is missing. */
export const queueCounts = z.partialRecord(kind, z.number().int());
export type QueueCounts = z.infer<typeof queueCounts>;

/** Why an entry waits: of which kind what was reported is, what its first report names, and how many there are, what a dispute is about, what a document proves. */
const queueReason = z.discriminatedUnion("of", [
  z.object({
    of: z.literal("REPORT"),
    target: z.enum(REPORT_KINDS),
    code: z.enum(REPORT_CATEGORIES),
    count: z.number().int(),
  }),
  z.object({ of: z.literal("DISPUTE"), code: z.enum(DISPUTE_REASONS) }),
  z.object({ of: z.literal("VERIFICATION"), code: z.enum(VERIFICATION_KINDS) }),
]);
export type QueueReason = z.infer<typeof queueReason>;

/** What waits for an admin (docs/api.md, QueueEntry). */
export const queueEntry = z.object({
  id: z.string(),
  kind,
  title: z.string(),
  /** The beginning of what was reported or written; null: the title has all of it, or there is no text. */
  excerpt: z.string().nullable(),
  /** Null: its title says it. */
  reason: queueReason.nullable(),
  /** Whom it is about: of a report and a complaint its author, of a dispute both; empty where a visitor writes. */
  people: z.array(personCard),
  isUrgent: z.boolean(),
  /** Since when it waits. */
  since: z.string(),
  /** The admin who is looking at it now, and until when; null: it is free. */
  claim: z.object({ by: personCard, isMine: z.boolean(), until: z.string() }).nullable(),
});
export type QueueEntry = z.infer<typeof queueEntry>;

/** GET /admin/queue; without a kind all that the caller may decide about. */
export const queueQueryParams = listQuery.pick({ page: true }).extend({ kind: kind.optional() });
export type QueueQuery = z.output<typeof queueQueryParams>;
export const queueList = listAnswer(queueEntry).extend({ waiting: queueCounts });
export type QueueList = z.infer<typeof queueList>;

/** POST /admin/queue/{entryId}/claim. */
export const queueEntryParams = z.object({ entryId: z.uuid() });
export const claimBody = z.object({ kind });
