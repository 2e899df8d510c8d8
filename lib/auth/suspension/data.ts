import type { DbClient } from "@/lib/platform/server/database/db";
import { isSignatureOf, signText } from "@/lib/platform/server/security/tokens";

const TICKET_PURPOSE = "complaint-ticket";
/** How long after a sign-in that was refused its complaint can be written. */
const TICKET_MS = 60 * 60_000;

/** Why an account is suspended; null: it is not. */
export type Suspension = { decisionId: string; rule: string; reason: string };

/** The decision by which an account is out, or null. */
export async function maybeSuspension(client: DbClient, userId: string): Promise<Suspension | null> {
  const [row] = await client.$queryRaw<Suspension[]>`
    SELECT d.id AS "decisionId", d.rule::text AS rule, d.reason
    FROM users u JOIN moderation_decisions d ON d.author_id = u.id AND d.kind = 'PROFILE' AND d.action = 'SUSPEND'
    WHERE u.id = ${userId}::uuid AND u.suspended_at IS NOT NULL
    ORDER BY d.created_at DESC, d.id DESC LIMIT 1`;
  return row ?? null;
}

/**
 * What proves, without a session, that a complaint comes from the person whom the decision concerns. It serves once,
 * because a decision has one complaint.
 */
export function complaintTicket(decisionId: string, now = Date.now()): string {
  const until = String(now + TICKET_MS);
  return `${until}.${signText(TICKET_PURPOSE, `${decisionId}.${until}`)}`;
}

/** Whether a ticket is ours, for this decision, and not over. */
export function isComplaintTicket(ticket: string, decisionId: string): boolean {
  const [until = "", signature = ""] = ticket.split(".");
  return Number(until) > Date.now() && isSignatureOf(signature, TICKET_PURPOSE, `${decisionId}.${until}`);
}
