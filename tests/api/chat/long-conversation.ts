import { db } from "@/lib/platform/server/database/db";
import type { Conversation } from "./conversation";

/** Inserts that many messages at once, the two parties taking turns. */
export async function addMessages({ client, pro, tenderId }: Conversation, count: number): Promise<void> {
  await db.$executeRaw`
    WITH talk AS (
      UPDATE conversations SET last_seq = last_seq + ${count}::int
      WHERE tender_id = ${tenderId}::uuid AND pro_id = ${pro.id}::uuid RETURNING id, last_seq
    )
    INSERT INTO messages (id, conversation_id, seq, kind, sender_id, text, client_message_id)
    SELECT gen_random_uuid(), talk.id, seq, 'PRIVATE',
           CASE seq % 2 WHEN 0 THEN ${client.id}::uuid ELSE ${pro.id}::uuid END, 'line ' || seq, gen_random_uuid()::text
    FROM talk, generate_series(talk.last_seq - ${count}::int + 1, talk.last_seq) seq`;
}
