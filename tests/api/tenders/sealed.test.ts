import { isDeepStrictEqual } from "node:util";
import { describe, expect, it } from "vitest";
import { GET as READ_TENDER } from "@/app/api/tenders/[tenderId]/route";
import { GET as LIST_NOTIFICATIONS } from "@/app/api/notifications/route";
import { GET as COUNT_UNREAD } from "@/app/api/notifications/unread/route";
import { GET as LIST_TENDERS } from "@/app/api/tenders/route";
import { GET as READ_OVERVIEW } from "@/app/api/tenders/overview/route";
import { GET as LIST_CONVERSATIONS } from "@/app/api/conversations/route";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { leaveFeedback } from "@/lib/feedback/service/leave-feedback";
import { changeOffer } from "@/lib/offers/service/change-offer";
import { declineOffer, withdrawOffer } from "@/lib/offers/service/decline-or-withdraw";
import { call } from "@/tests/support/call";
import {
  actorOf,
  anOffer,
  anOfferBody,
  aPro,
  aTenderWithOffers,
  type Market,
  type TestUser,
} from "@/tests/support/factories";
import { recordEmits } from "@/tests/support/observe";

/** All that a person sees of the market: every list, count and view they can ask for. */
async function viewsOf(user: TestUser, tender: { id: string }) {
  const ask = async (handler: Parameters<typeof call>[0], more: object = {}) =>
    (await call<object>(handler, { as: user, ...more })).body;
  return {
    tender: await ask(READ_TENDER, { params: { tenderId: tender.id } }),
    tenders: await ask(LIST_TENDERS, { query: { tab: "applied" } }),
    overview: await ask(READ_OVERVIEW),
    notifications: await ask(LIST_NOTIFICATIONS),
    unread: await ask(COUNT_UNREAD),
    conversations: await ask(LIST_CONVERSATIONS),
  };
}

type Views = Awaited<ReturnType<typeof viewsOf>>;

/** The lists and counts that differ, and the fields of the tender that do. */
function differences(before: Views, after: Views): string[] {
  const { tender: one, ...lists } = before;
  const { tender: other, ...newLists } = after;
  const changed = (old: object, now: object) => {
    const names = new Set([...Object.keys(old), ...Object.keys(now)]);
    return [...names].filter((name) => !isDeepStrictEqual(get(old, name), get(now, name)));
  };
  return [...changed(one, other).map((field) => `tender.${field}`), ...changed(lists, newLists)].sort();
}

const get = (from: object, name: string) => (from as Record<string, unknown>)[name];

/** Everybody who may see a tender sees how many offers there are. */
const COUNT = { changes: ["tender.offerCount", "tenders"], events: ["TENDER_CHANGED"] };
/** An offer of the rival's own ends or comes back. */
const OWN_OFFER = {
  changes: [
    "conversations",
    "notifications",
    "overview",
    "tender.acceptedAt",
    "tender.offerCount",
    "tender.ownOffer",
    "tender.status",
    "tender.updatedAt",
    "tender.version",
    "tender.whyNotOffer",
    "tenders",
    "unread",
  ],
  events: ["RECEIVE_MESSAGE", "NOTIFICATION", "TENDER_CHANGED"],
};
const NOTHING = { changes: [], events: [] };

const byClient = ({ client }: Market) => actorOf(client);
const byChosen = ({ pros }: Market) => actorOf(pros[0]!);
const offerId = ({ offers }: Market) => offers[0]!.id;

async function versionOf({ client, tender }: Market): Promise<number> {
  const { body } = await call<{ version: number }>(READ_TENDER, {
    as: client,
    params: { tenderId: tender.id },
  });
  return body.version;
}

const accept = async (market: Market) => {
  const [offer] = market.offers;
  await acceptOffer({
    actor: byClient(market),
    lang: "en",
    offerId: offerId(market),
    seenVersion: offer!.version,
  });
};
const finish = async (market: Market) => {
  const version = await versionOf(market);
  await finishTender({
    actor: byClient(market),
    lang: "en",
    tenderId: market.tender.id,
    seenVersion: version,
  });
};
const feedbackOf = (actor: ReturnType<typeof actorOf>, { tender }: Market) =>
  leaveFeedback({
    actor,
    tenderId: tender.id,
    feedback: { rating: 2, text: "Never came." },
    idempotencyKey: null,
  });

type Move = {
  move: string;
  /** What has happened before. */
  after?: ((market: Market) => Promise<unknown>)[];
  run: (market: Market) => Promise<unknown>;
  /** The parts of a rival's views that may depend on it, and the events a rival receives. */
  changes: string[];
  events: string[];
};

const MOVES: Move[] = [
  {
    move: "another PRO sends an offer",
    run: async ({ tender }) => anOffer({ tender, pro: await aPro() }),
    ...COUNT,
  },
  {
    move: "another PRO changes an offer",
    run: (market) =>
      changeOffer({
        actor: byChosen(market),
        offerId: offerId(market),
        change: { ...anOfferBody({ priceMinor: 12_300 }), version: market.offers[0]!.version },
      }),
    ...NOTHING,
  },
  {
    move: "another PRO withdraws an offer",
    run: (market) => withdrawOffer({ actor: byChosen(market), offerId: offerId(market) }),
    ...COUNT,
  },
  {
    move: "the client declines another offer",
    run: (market) => declineOffer({ actor: byClient(market), offerId: offerId(market), reason: "SKILLS" }),
    ...COUNT,
  },
  { move: "the client accepts another offer", run: accept, ...OWN_OFFER },
  {
    move: "the chosen PRO leaves",
    after: [accept],
    run: async (market) =>
      releaseTender({
        actor: byChosen(market),
        lang: "en",
        tenderId: market.tender.id,
        move: { version: await versionOf(market), reason: "PRICE", note: "Too far for me." },
      }),
    ...OWN_OFFER,
  },
  {
    move: "the client cancels an agreement",
    after: [accept],
    run: async (market) =>
      cancelTender({
        actor: byClient(market),
        lang: "en",
        tenderId: market.tender.id,
        move: { version: await versionOf(market), reason: "NO_SHOW", note: "Never came." },
      }),
    changes: [
      "conversations",
      "tender.acceptedAt",
      "tender.canceledAt",
      "tender.offerCount",
      "tender.status",
      "tender.updatedAt",
      "tender.version",
    ],
    events: ["TENDER_CHANGED"],
  },
  {
    move: "the work is finished",
    after: [accept],
    run: finish,
    changes: [
      "conversations",
      "tender.completedAt",
      "tender.feedbackClosesAt",
      "tender.status",
      "tender.updatedAt",
      "tender.version",
    ],
    events: ["TENDER_CHANGED"],
  },
  {
    move: "one of the two leaves feedback",
    after: [accept, finish],
    run: (market) => feedbackOf(byClient(market), market),
    ...NOTHING,
  },
  {
    move: "both have left feedback",
    after: [accept, finish, (market) => feedbackOf(byClient(market), market)],
    run: (market) => feedbackOf(byChosen(market), market),
    // The client's rating is public from then on, wherever the client is shown.
    changes: ["conversations", "notifications", "tender.creator"],
    events: [],
  },
];

describe("what a PRO with an offer may learn when", () => {
  it.each(MOVES.map((each) => [each.move, each] as const))(
    "%s",
    async (_move, { after = [], run, changes, events }) => {
      const market = await aTenderWithOffers(3);
      const rival = market.pros[1]!;
      for (const step of after) await step(market);
      const before = await viewsOf(rival, market.tender);

      const { emitted, stop } = recordEmits();
      await run(market).finally(stop);

      expect(differences(before, await viewsOf(rival, market.tender))).toEqual(changes);
      const received = emitted.filter(({ userIds }) => userIds.includes(rival.id));
      expect(received.map(({ event }) => event)).toEqual(events);
    },
  );
});
