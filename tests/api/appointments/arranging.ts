import { GET as FILE } from "@/app/api/appointments/[appointmentId]/appointment.ics/route";
import { PATCH as ANSWER } from "@/app/api/appointments/[appointmentId]/route";
import { GET as LIST } from "@/app/api/appointments/route";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { POST } from "@/app/api/tenders/[tenderId]/appointments/route";
import type { AppointmentView } from "@/lib/appointments/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { anAcceptedTender, aTenderWithOffers, type TestUser } from "@/tests/support/factories";

export type Arranged = AppointmentView & { code?: string; errors?: { path: string; code: string }[] };

const HALF_HOUR_MS = 1_800_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** A full half hour that lies so many hours ahead. */
export const inHours = (hours: number) =>
  new Date(Math.ceil((Date.now() + hours * HOUR_MS) / HALF_HOUR_MS) * HALF_HOUR_MS).toISOString();

export const TIMES = () => [inHours(48), inHours(72), inHours(96)];

const withKey = (key?: string) => (key ? { headers: { "idempotency-key": key } } : {});

/** One side of a conversation proposes a visit, or what the changes say. */
export const propose = (
  as: TestUser,
  pair: { tender: { id: string }; pro: { id: string } },
  changes: object = {},
  key?: string,
) =>
  call<Arranged>(POST, {
    as,
    params: { tenderId: pair.tender.id },
    body: { proId: pair.pro.id, kind: "VISIT", times: TIMES(), durationMinutes: 60, ...changes },
    ...withKey(key),
  });

/** An answer to the appointment as the caller saw it. */
export const answer = (
  as: { id: string },
  { id, version }: Pick<AppointmentView, "id" | "version">,
  given: object,
  key?: string,
) =>
  call<Arranged>(ANSWER, {
    as,
    params: { appointmentId: id },
    body: { version, ...given },
    ...withKey(key),
  });

export const pick = (as: { id: string }, seen: AppointmentView, key?: string) =>
  answer(as, seen, { answer: "PICK", startsAt: seen.options[0] }, key);

export const listOf = async (as: TestUser, query: { tenderId?: string } = {}) =>
  (await call<{ items: AppointmentView[] }>(LIST, { as, query })).body.items;

/** The appointment as one of its sides sees it now. */
export const seenBy = async (as: TestUser, { id, tenderId }: AppointmentView) => {
  const found = (await listOf(as, { tenderId })).find((each) => each.id === id);
  if (!found) throw new Error("the appointment is not there");
  return found;
};

export const fileOf = (as: TestUser, { id }: { id: string }) =>
  call<string>(FILE, { as, params: { appointmentId: id } });

export const accept = (as: TestUser, { id, version }: { id: string; version: number }) =>
  call(ACCEPT, { as, params: { offerId: id }, body: { version } });

/** An open tender with an offer, or with two. */
export async function anOpenPair(count = 1) {
  const market = await aTenderWithOffers(count);
  const [pro] = market.pros;
  const [offer] = market.offers;
  if (!pro || !offer) throw new Error("the market has no offer");
  return { ...market, pro, offer };
}

/** The same with a visit that the client has proposed. */
export async function aProposedVisit(changes: object = {}) {
  const pair = await anOpenPair();
  const { body: visit } = await propose(pair.client, pair, changes);
  return { ...pair, visit };
}

/** The same with the first of its times agreed. */
export async function aVisit(changes: object = {}) {
  const pair = await aProposedVisit(changes);
  const { body: visit } = await pick(pair.pro, pair.visit);
  return { ...pair, visit };
}

/** An accepted tender with a time that the BEE proposes for the work. */
export async function proposedWork() {
  const market = await anAcceptedTender();
  const { body: work } = await propose(market.pro, market, { kind: "WORK" });
  return { ...market, work };
}

/** The row, for what no reader sees. */
export const rowOf = ({ id }: { id: string }) => db.appointment.findUniqueOrThrow({ where: { id } });

/** The newest line of the product in the conversation of the two, with its facts. */
export const lastLine = (tender: { id: string }, pro: { id: string }) =>
  db.message.findFirst({
    where: { conversation: { tenderId: tender.id, proId: pro.id } },
    select: { systemCode: true, params: true },
    orderBy: { seq: "desc" },
  });

/** How many answers came with each status, in order. */
export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

/** The calendar files that mails to a user bring along, the oldest first. */
export async function mailedTo({ id }: { id: string }): Promise<string[]> {
  const rows = await db.$queryRaw<{ calendar: string }[]>`
    SELECT data ->> 'calendar' AS calendar FROM pgboss.job
    WHERE name = 'send-mail' AND data ->> 'userId' = ${id} AND data ? 'calendar' ORDER BY created_on, id`;
  return rows.map(({ calendar }) => calendar);
}
