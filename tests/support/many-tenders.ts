import { db } from "@/lib/platform/server/database/db";

export type ManyTenders = { creatorId: string; subcategoryId: string; title: string; count: number };

/** That many open remote tenders in one statement, each a second older than the one before. */
export async function manyTenders({ creatorId, subcategoryId, title, count }: ManyTenders): Promise<void> {
  await db.$executeRaw`
    INSERT INTO tenders (id, creator_id, subcategory_id, title, description, is_remote, created_at, updated_at)
    SELECT gen_random_uuid(), ${creatorId}::uuid, ${subcategoryId}::uuid, ${title}, 'One of many.', true,
      now() - number * interval '1 second', now()
    FROM generate_series(1, ${count}::int) AS number`;
}
