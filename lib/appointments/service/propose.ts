import { postSystemMessage } from "@/lib/chat/service/post-system-message";
import { lockBlocks } from "@/lib/blocks/data";
import type { SystemCode } from "@/lib/chat/constants";
import { notify } from "@/lib/notifications/service";
import { requireUnlimited } from "@/lib/platform/server/http/require-unlimited";
import { transactOnce } from "@/lib/platform/server/work/idempotency";
import type { Work } from "@/lib/platform/server/work/transact";
import type { Actor } from "@/lib/shared/actor";
import { allow, AppError, fieldError } from "@/lib/shared/errors";
import { lockVisibleTender, type LockedTender } from "@/lib/tenders/data/lock-tender";
import { emitTenderChanged } from "@/lib/tenders/service/move-tender";
import { addAppointment, hasLiveAppointment, maybeOfferStatus } from "../data/rows";
import { findAppointmentView } from "../data/views";
import type { AppointmentKind } from "../constants";
import { whyNotProposeAppointment, whyNotTime } from "../policy";
import type { AppointmentView, NewAppointment, NewTimes } from "../schema";

const MINUTE_MS = 60_000;

/** When an appointment at one of these times is over by itself: after the last that can be chosen. */
const lastOf = (options: readonly Date[]) => new Date(Math.max(...options.map(Number)));

/** The columns of a proposal. Throws 422 at `times` for one that is past or too far ahead. */
export function toOptions(actor: Actor, { times, durationMinutes, note }: NewTimes, now: Date) {
  const options = times.map((time) => new Date(time));
  for (const option of options) {
    const problem = whyNotTime(option, now);
    if (problem) throw fieldError("times", problem);
  }
  return { options, proposedById: actor.id, nextMinutes: durationMinutes, note: note || null };
}

/** When it is over by itself: at its end once agreed, before after the last of its options. */
export function overAt(
  agreed: { startsAt: Date; durationMinutes: number } | { options: readonly Date[] },
): Date {
  if ("options" in agreed) return lastOf(agreed.options);
  return new Date(agreed.startsAt.getTime() + agreed.durationMinutes * MINUTE_MS);
}

export type AppointmentPair = { tender: LockedTender; proId: string };

/** What a line in the conversation says of an appointment. */
type Line = { id: string; kind: AppointmentKind; version: number; times: readonly Date[]; note?: string };

/** What one side has done, for the conversation of the two and their open screens. */
export async function postAppointmentLine(
  work: Work,
  { tender, proId }: AppointmentPair,
  { code, actor, line }: { code: SystemCode; actor: Actor; line: Line },
): Promise<void> {
  const { id: appointmentId, kind, version, times, note } = line;
  const params = {
    appointmentId,
    kind,
    version,
    times: times.map((time) => time.toISOString()),
    byPro: actor.id === proId,
    ...(note && { note }),
  };
  await postSystemMessage(work, { tenderId: tender.id, proId, code, params });
  // Of what two people agree only these two learn.
  await emitTenderChanged(work, tender.id, [tender.creatorId, proId]);
}

/** The partner in the conversation. */
export const otherOf = (actor: Actor, { tender, proId }: AppointmentPair) =>
  actor.id === proId ? tender.creatorId : proId;

/** The first of the proposed times, which a notification names. */
export function firstOf(options: readonly Date[]): string {
  return new Date(Math.min(...options.map(Number))).toISOString();
}

type Propose = { actor: Actor; tenderId: string; proposal: NewAppointment; idempotencyKey: string | null };

async function propose(work: Work, { actor, tenderId, proposal }: Propose): Promise<AppointmentView> {
  const tender = await lockVisibleTender(work.tx, actor, tenderId);
  const { proId, kind, durationMinutes, note, showsAddress = false } = proposal;
  const offerStatus = await maybeOfferStatus(work.tx, tenderId, proId);
  const hasLive = await hasLiveAppointment(work.tx, { tenderId, proId, kind });
  allow(whyNotProposeAppointment(actor, { tender, proId, offerStatus }, { kind, hasLive }));
  if (tender.recipientId !== proId) {
    requireUnlimited(actor);
    if (await lockBlocks(work.tx, tender.creatorId, proId)) throw new AppError("offer_not_found");
  }
  const proposed = toOptions(actor, proposal, new Date());
  const { options } = proposed;
  const isOpened = kind === "VISIT" && actor.id === tender.creatorId && showsAddress;
  const id = await addAppointment(work.tx, {
    ...proposed,
    tenderId,
    proId,
    kind,
    durationMinutes,
    showsAddress: isOpened,
    overAt: overAt({ options }),
  });
  const pair = { tender, proId };
  await notify(work, {
    type: "APPOINTMENT",
    userId: otherOf(actor, pair),
    actorId: actor.id,
    tenderId,
    params: { proId, status: "PROPOSED", startsAt: firstOf(options) },
    ...(note && { quote: note }),
  });
  const line = { id, kind, version: 1, times: options, note };
  await postAppointmentLine(work, pair, { code: "APPOINTMENT_PROPOSED", actor, line });
  return findAppointmentView(work.tx, actor, id);
}

/**
 * One side proposes up to three times, for a visit or for the work, once per idempotency key. Throws `tender_not_found`,
 * `offer_not_found` where one of the two blocks the other, `account_limited` outside of running jobs, the codes of
 * `whyNotProposeAppointment`, and 422 at `times`.
 */
export function proposeAppointment(call: Propose): Promise<AppointmentView> {
  const { actor, tenderId, proposal, idempotencyKey } = call;
  const fingerprint = ["POST /tenders/appointments", tenderId, proposal];
  return transactOnce({ userId: actor.id, key: idempotencyKey, fingerprint }, (work) => propose(work, call));
}
