import { transact, type Work } from "@/lib/platform/server/work/transact";
import { AppError } from "@/lib/shared/errors";
import { findOwnUser } from "@/lib/users/data";
import type { SignedIn } from "../schema";
import { complaintTicket, maybeSuspension } from "../suspension/data";
import { addTicket, isTwoStepOn } from "../two-step/data";
import { openSession, type SignInOrigin } from "./sessions";

/**
 * The end of every first step, by password or identity: `prove` says whose account it is. Opens a session, or throws
 * `two_step_required` with a ticket for the second step where the account asks for one, or `account_suspended` with the
 * reasons and a ticket for a complaint.
 */
export async function openAfterFirstStep(
  origin: SignInOrigin,
  prove: (work: Work) => Promise<string>,
): Promise<SignedIn> {
  const outcome = await transact(async (work) => {
    const userId = await prove(work);
    const suspension = await maybeSuspension(work.tx, userId);
    if (suspension) return suspension;
    if (await isTwoStepOn(work.tx, userId)) return addTicket(work.tx, userId);
    const tokens = await openSession(work, userId, origin);
    return { ...tokens, user: await findOwnUser(userId, work.tx) };
  });
  // Thrown after the commit: thrown inside, it would roll the ticket back.
  if (typeof outcome === "string") throw new AppError("two_step_required", { ticket: outcome });
  if ("decisionId" in outcome) {
    const ticket = complaintTicket(outcome.decisionId);
    throw new AppError("account_suspended", { ...outcome, ticket });
  }
  return outcome;
}
