import { POST as CLAIM } from "@/app/api/admin/queue/[entryId]/claim/route";
import { GET as QUEUE } from "@/app/api/admin/queue/route";
import type { QueueKind } from "@/lib/admin-queue/constants";
import type { QueueEntry, QueueList } from "@/lib/admin-queue/schema";
import { call } from "@/tests/support/call";
import type { TestUser } from "@/tests/support/factories";

type Refusal = { code?: string };

/** A page of the queue. */
export const queuePage = (as: TestUser, query: { kind?: QueueKind; page?: number } = {}) =>
  call<QueueList & Refusal>(QUEUE, { as, query });

/** All that waits for an admin of a kind, or of all. */
export async function entries(as: TestUser, kind?: QueueKind): Promise<QueueEntry[]> {
  const found: QueueEntry[] = [];
  for (let page = 1; ; page++) {
    const { body } = await queuePage(as, { page, ...(kind && { kind }) });
    found.push(...body.items);
    if (body.items.length < body.take) return found;
  }
}

/** What waits with this id, as the admin sees it in the queue. */
export const entryOf = async (as: TestUser, { id }: { id: string }) =>
  (await entries(as)).find((entry) => entry.id === id);

export const claimEntry = (as: TestUser, { kind, id: entryId }: Pick<QueueEntry, "kind" | "id">) =>
  call<Refusal>(CLAIM, { as, params: { entryId }, body: { kind } });
