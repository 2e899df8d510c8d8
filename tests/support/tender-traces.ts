import type { KillableServer } from "./killable-server";

/**
 * Everything the database stores about a tender, without ids and times: the same for two whose people did the same,
 * whatever failed meanwhile.
 */
export async function tracesOf(query: KillableServer["query"], tenderId: string): Promise<unknown> {
  const [row] = await query<{ traces: unknown }>(
    `SELECT jsonb_build_object(
       'tender', (SELECT jsonb_build_array(t.status, t.version, t.offer_count, t.agreed_price_minor, o.status,
                         o.pro_id = t.recipient_id) FROM tenders t JOIN offers o ON o.id = t.accepted_offer_id WHERE t.id = $1),
       'offers', (SELECT jsonb_agg(jsonb_build_array(status, version, decline_reason) ORDER BY status) FROM offers WHERE tender_id = $1),
       'lines', (SELECT jsonb_agg(jsonb_build_array(m.seq, c.last_seq, m.system_code) ORDER BY c.pro_id = t.recipient_id, m.seq)
                 FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN tenders t ON t.id = c.tender_id
                 WHERE c.tender_id = $1),
       'notifications', (SELECT jsonb_agg(type ORDER BY type) FROM notifications WHERE tender_id = $1),
       'reviews', (SELECT jsonb_agg(published_at IS NOT NULL) FROM reviews WHERE tender_id = $1)
     ) AS traces`,
    [tenderId],
  );
  return row?.traces;
}
