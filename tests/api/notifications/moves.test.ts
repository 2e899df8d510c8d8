import { expect, it } from "vitest";
import { PATCH as ACCEPT } from "@/app/api/offers/[offerId]/accept/route";
import { PATCH as DECLINE } from "@/app/api/offers/[offerId]/decline/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { POST as RATE } from "@/app/api/tenders/[tenderId]/feedback/route";
import { PATCH as FINISH } from "@/app/api/tenders/[tenderId]/finish/route";
import { POST as SEND } from "@/app/api/tenders/[tenderId]/offers/route";
import { PATCH as RELEASE } from "@/app/api/tenders/[tenderId]/release/route";
import { PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { call } from "@/tests/support/call";
import { aClient, anOfferBody, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";

/** A client and the PROs around one tender; `bystander` has never sent an offer. */
const CAST = ["client", "chosen", "rival", "refused", "gone", "bystander"] as const;
type Role = (typeof CAST)[number];
type Cast = Record<Role, TestUser> & { tenderId: string };

/** Who is notified of which move: the type, its actor, and the facts. */
type Expected = Partial<Record<Role, string[]>>;

const PRICE = 45_000;
const PRICES: Partial<Record<Role, number>> = { chosen: PRICE, rival: 50_000, refused: 60_000, gone: 70_000 };

async function aMarket(): Promise<Cast> {
  const client = await aClient();
  const pros = { chosen: await aPro(), rival: await aPro(), refused: await aPro() };
  const { id: tenderId } = await aTender({ client });
  return { client, ...pros, gone: await aPro(), bystander: await aPro(), tenderId };
}

async function done(handler: RouteHandler, request: Parameters<typeof call>[1]): Promise<void> {
  const { status, body } = await call(handler, request);
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
}

async function onTender(cast: Cast, role: Role, handler: RouteHandler, more: object = {}) {
  const { tenderId } = cast;
  const where = { where: { id: tenderId }, select: { version: true } };
  const { version } = await db.tender.findUniqueOrThrow(where);
  await done(handler, { as: cast[role], params: { tenderId }, body: { version, ...more } });
}

async function onOffer(cast: Cast, role: Role, of: Role, handler: RouteHandler, more?: object) {
  const pair = { tenderId: cast.tenderId, proId: cast[of].id };
  const select = { id: true, version: true };
  const { id, version } = await db.offer.findUniqueOrThrow({ where: { tenderId_proId: pair }, select });
  const body = more && { version, ...more };
  await done(handler, { as: cast[role], params: { offerId: id }, body });
}

const send = (by: Role) => (cast: Cast) =>
  done(SEND, {
    as: cast[by],
    params: { tenderId: cast.tenderId },
    body: anOfferBody({ priceMinor: PRICES[by] ?? PRICE }),
  });
const rate = (by: Role, rating: number) => (cast: Cast) =>
  done(RATE, { as: cast[by], params: { tenderId: cast.tenderId }, body: { rating } });
const change = (cast: Cast) =>
  onOffer(
    cast,
    "chosen",
    "chosen",
    CHANGE,
    anOfferBody({ priceMinor: PRICE, message: "I can start a day later, on Tuesday." }),
  );
const withdraw = (cast: Cast) => onOffer(cast, "gone", "gone", WITHDRAW);
const decline = (cast: Cast) => onOffer(cast, "client", "refused", DECLINE, { reason: "PRICE" });
const edit = (cast: Cast) => onTender(cast, "client", EDIT, { title: "Paint two rooms and the hall" });
const accept = (cast: Cast) => onOffer(cast, "client", "chosen", ACCEPT, {});
const finish = (cast: Cast) => onTender(cast, "client", FINISH);
const release = (by: Role) => (cast: Cast) => onTender(cast, by, RELEASE, { reason: "SCHEDULE" });
const cancel = (cast: Cast) => onTender(cast, "client", CANCEL, { reason: "NO_LONGER_NEEDED" });

/** Four offers, of which one was withdrawn and one was declined. */
const OFFERS = [send("chosen"), send("rival"), send("refused"), send("gone"), withdraw, decline];
const JOB = [...OFFERS, accept];
const DONE = [...JOB, finish];

const OTHER_CHOSEN = 'client OFFER_DECLINED {"reason":"OTHER_CHOSEN"}';
const RESTORED = "client OFFER_RESTORED {}";
// The client has never opened the offers, which then count no longer in the plans of their PROs.
const GIVEN_BACK = 'client TENDER_CANCELED {"reason":"NO_LONGER_NEEDED","isGivenBack":true}';
const CANCELED = 'client TENDER_CANCELED {"reason":"NO_LONGER_NEEDED"}';

type Move = [
  name: string,
  before: ((cast: Cast) => Promise<void>)[],
  move: (cast: Cast) => Promise<void>,
  Expected,
];
const MOVES: Move[] = [
  ["an offer", [send("rival")], send("chosen"), { client: [`chosen NEW_OFFER {"priceMinor":${PRICE}}`] }],
  ["an offer sent again", OFFERS, send("gone"), { client: ['gone NEW_OFFER {"priceMinor":70000}'] }],
  // The conversation shows it; a client who has not answered yet need not be notified of every edit.
  ["a changed offer", OFFERS, change, {}],
  ["an offer taken back", [send("chosen"), send("gone")], withdraw, { client: ["gone OFFER_WITHDRAWN {}"] }],
  [
    "an offer turned down",
    [send("chosen"), send("refused")],
    decline,
    { refused: ['client OFFER_DECLINED {"reason":"PRICE"}'] },
  ],
  [
    "an edited tender",
    OFFERS,
    edit,
    { chosen: ["client TENDER_CHANGED {}"], rival: ["client TENDER_CHANGED {}"] },
  ],
  [
    "an accepted offer",
    OFFERS,
    accept,
    { chosen: [`client ACCEPT_OFFER {"priceMinor":${PRICE}}`], rival: [OTHER_CHOSEN] },
  ],
  [
    "a PRO who leaves the job",
    JOB,
    release("chosen"),
    { client: ['chosen TENDER_RELEASED {"reason":"SCHEDULE"}'], rival: [RESTORED] },
  ],
  [
    "a client who lets the PRO go",
    JOB,
    release("client"),
    { chosen: ['client TENDER_RELEASED {"reason":"SCHEDULE"}'], rival: [RESTORED] },
  ],
  ["a tender called off", OFFERS, cancel, { chosen: [GIVEN_BACK], rival: [GIVEN_BACK] }],
  ["a job called off", JOB, cancel, { chosen: [CANCELED] }],
  [
    "finished work",
    JOB,
    finish,
    {
      client: ["chosen LEAVE_FEEDBACK {}"],
      chosen: ["client WORK_FINISHED {}"],
    },
  ],
  [
    "the client's feedback",
    DONE,
    rate("client", 4),
    { chosen: ['client LEAVE_FEEDBACK {"hasWritten":true}'] },
  ],
  ["the PRO's feedback", DONE, rate("chosen", 5), { client: ['chosen LEAVE_FEEDBACK {"hasWritten":true}'] }],
  [
    "the second feedback",
    [...DONE, rate("client", 4)],
    rate("chosen", 5),
    { client: ['chosen FEEDBACK {"rating":5}'], chosen: ['client FEEDBACK {"rating":4}'] },
  ],
];

/** The notifications that each of them has received so far. */
async function notificationsTo(cast: Cast): Promise<Record<Role, string[]>> {
  const nameOf = (id: string | null) => CAST.find((role) => cast[role].id === id);
  const expected = CAST.map(async (role) => {
    const notifications = await notificationsOf(cast[role]);
    expect(notifications.every(({ tenderId }) => tenderId === cast.tenderId)).toBe(true);
    const lines = notifications.map(
      ({ type, actorId, params }) => `${nameOf(actorId)} ${type} ${JSON.stringify(params)}`,
    );
    return [role, lines] as const;
  });
  return Object.fromEntries(await Promise.all(expected)) as Record<Role, string[]>;
}

it.each(MOVES)("%s notifies those whom it concerns, and nobody else", async (_, before, move, expected) => {
  const cast = await aMarket();
  for (const step of before) await step(cast);
  const known = await notificationsTo(cast);
  await move(cast);

  const now = await notificationsTo(cast);
  const received = CAST.map((role) => [role, now[role].slice(known[role].length)] as const);
  expect(Object.fromEntries(received.filter(([, lines]) => lines.length > 0))).toEqual(expected);
});
