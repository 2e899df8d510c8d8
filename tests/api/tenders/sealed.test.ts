import { describe, expect, it } from "vitest";
import { aClient, aPro, aTenderWithOffers, type TestUser } from "@/tests/support/factories";
import { recordEmits } from "@/tests/support/observe";
import { MOVES, type MoveName } from "./sealed-moves";
import { differences, GIVEN_BACK, viewsOf } from "./sealed-views";

/** The views that may change for a person, and the socket events that the person receives, with what is in them. */
type Allowed = { views: string[]; events: string[] };
type Case = {
  move: MoveName;
  /** What has happened before. */
  after?: MoveName[];
  /** A PRO with another offer. */
  rival: Allowed;
  /** A PRO without an offer. */
  outsider: Allowed;
  /** Another client, and a visitor. */
  anyone: Allowed;
};

const TENDER = "/tenders/[tenderId]";
const fields = (...names: string[]) => names.map((name) => `${TENDER} ${name}`);
const silent = (...views: string[]): Allowed => ({ views: views.sort(), events: [] });
const CHANGED = "TENDER_CHANGED status tenderId version";
const NOTIFIED = "NOTIFICATION actor createdAt href id params readAt tenderId tenderTitle type";
const MESSAGE =
  "RECEIVE_MESSAGE clientMessageId contentLang conversationId createdAt files id kind params senderId seq systemCode text";
const shown = (...views: string[]): Allowed => ({ views: views.sort(), events: [CHANGED] });

const NOTHING = silent();
const SEALED = { rival: NOTHING, outsider: NOTHING, anyone: NOTHING };
/** The number of offers is shown to all who see the tender, and to visitors of the home page. */
const PUBLIC = "/public/tenders/[tenderId]";
const PUBLIC_COUNT = ["/tenders/latest items.offerCount", `${PUBLIC} offerCount`];
const COUNT = [...fields("offerCount"), "/tenders items.offerCount", ...PUBLIC_COUNT];
/** How far an agreement is: those who made an offer go on seeing the tender. */
const COURSE = ["/conversations items.tenderStatus", ...fields("status", "updatedAt", "version")];
/** How many open tenders there are to find, and own offers among them: the totals of the list. */
const TABS = "/tenders/counts counts";
/** A message in the own conversation and a notification of it. */
const NEWS = [
  "/auth/user unread",
  ...["lastMessage", "lastMessageAt", "lastSeq"].map((field) => `/conversations items.${field}`),
  "/notifications items",
  "/notifications total",
  ...["notifications", "version"].map((field) => `/notifications/unread ${field}`),
];
const told = (...views: string[]): Allowed => ({
  views: [...new Set([...NEWS, ...views])].sort(),
  events: [MESSAGE, NOTIFIED, CHANGED],
});
const QUESTIONS = `${TENDER}/questions items`;
/** The lists of open tenders, with one more or less in them. */
const LATEST = "/tenders/latest items";
const LIST = ["/tenders items", "/tenders total"];
/** What a page for visitors still says of a tender that found its BEE. */
const CLOSED = ["excerpt", "isOpen", "offerCount"].map((field) => `${PUBLIC} ${field}`);
/** How many open tenders a saved search would find. */
const PREVIEW = "/saved-searches/preview open";
/** An offer of the rival's own ends or comes back. */
const OWN_OFFER = [
  ...COURSE,
  ...LIST,
  ...fields("offerCount", "ownOffer", "whyNotOffer"),
  ...["declineReason", "may", "status", "updatedAt", "version"].map(
    (each) => `${TENDER}/offers items.${each}`,
  ),
  "/conversations items.offer",
  TABS,
  LATEST,
  PREVIEW,
  "/tenders/overview counts",
];
const PUBLIC_TITLE = ["/tenders/latest items.title", `${PUBLIC} title`];
const EDITED = [
  ...fields("title", "updatedAt", "version"),
  "/tenders items.title",
  "/tenders items.version",
  ...PUBLIC_TITLE,
];
/** A tender leaves the market, or comes back to it, for those who have no part in it. */
const WHOLE = [
  TENDER,
  ..."disputes ended-agreements feedback invitations messages offers proposals questions reach"
    .split(" ")
    .map((part) => `${TENDER}/${part}`),
  ...LIST,
  TABS,
  PREVIEW,
];
/** The first look of a person at a tender that is open again: seen, in their own insights. */
const SEEN = ["/insights steps", "/insights totals"];
/** An offer of the own that is decided, or is open again. */
const DECIDED = "/insights services";
const leftMarket = (...views: string[]) => ({
  outsider: silent(...WHOLE, LATEST, ...views),
  anyone: silent(LATEST, ...views),
});
const MARKET = leftMarket(...CLOSED);

const ofBoth = (view: string) => [`/users/client/${view}`, `/users/chosen/${view}`];
const DONE = ofBoth("profile/public completedCount");
const RATINGS = ["average", "count", "counts"].flatMap((field) => ofBoth(`reviews-rating-count ${field}`));
const REVIEWS = [
  ...ofBoth("profile/public rating"),
  ...ofBoth("reviews items"),
  ...ofBoth("reviews total"),
  ...RATINGS,
];

const REPLY = silent("/users/chosen/reviews items.reply", "/users/chosen/reviews items.replyLang");

/** A move that shows nothing to anybody else, after others. */
const sealed = (move: MoveName, ...after: MoveName[]): Case => ({ move, after, ...SEALED });
const ACCEPTED: MoveName = "the client accepts another offer";
const FINISHED: MoveName[] = [ACCEPTED, "the work is finished"];

const CASES: Case[] = [
  ...(
    [
      "another PRO sends an offer",
      "another PRO withdraws an offer",
      "the client declines another offer",
    ] as const
  ).map((move) => ({
    move,
    rival: shown(...COUNT),
    outsider: silent(...COUNT),
    anyone: silent(...PUBLIC_COUNT),
  })),
  sealed("another PRO changes an offer"),
  sealed("the client proposes other terms to another PRO"),
  sealed("another PRO takes the proposed terms", "the client proposes other terms to another PRO"),
  sealed("the client proposes a visit to another PRO"),
  sealed("another PRO agrees to the visit", "the client proposes a visit to another PRO"),
  sealed("the client writes to another PRO"),
  sealed("another PRO answers the client", "the client writes to another PRO"),
  sealed("another PRO reads what the client wrote", "the client writes to another PRO"),
  // Who sees the tender reads the question, and nothing else changes: not a word of who asked.
  {
    move: "another PRO asks the client",
    rival: shown(QUESTIONS),
    outsider: silent(QUESTIONS),
    anyone: NOTHING,
  },
  {
    move: "the client edits the tender",
    rival: told(...EDITED, "/conversations items.tenderTitle"),
    outsider: silent(...EDITED),
    anyone: silent(...PUBLIC_TITLE),
  },
  {
    move: "the client accepts another offer",
    rival: told(...OWN_OFFER, ...CLOSED, DECIDED, ...fields("acceptedAt")),
    ...MARKET,
  },
  // The reason is for those whose offers it ends, and an offer that was never opened counts no longer in their plan.
  {
    move: "the client cancels",
    rival: told(...OWN_OFFER, PUBLIC, ...GIVEN_BACK, ...fields("cancelNote", "cancelReason", "canceledAt")),
    ...leftMarket(PUBLIC),
  },
  ...(["the chosen PRO leaves", "the client releases the chosen PRO"] as const).map((move) => ({
    move,
    after: [ACCEPTED],
    rival: told(...OWN_OFFER, ...CLOSED, ...SEEN, DECIDED, ...fields("acceptedAt")),
    outsider: silent(...MARKET.outsider.views, ...SEEN),
    anyone: MARKET.anyone,
  })),
  {
    move: "the client cancels",
    after: [ACCEPTED],
    rival: shown(...COURSE, PUBLIC, ...fields("acceptedAt", "canceledAt", "offerCount")),
    outsider: silent(PUBLIC),
    anyone: silent(PUBLIC),
  },
  sealed("the chosen PRO proposes another price for the job", ACCEPTED),
  {
    // That the tender has another version, as after a report of the work: neither what changed nor to what.
    move: "the client agrees to the other price",
    after: [ACCEPTED, "the chosen PRO proposes another price for the job"],
    rival: silent(...fields("updatedAt", "version")),
    outsider: NOTHING,
    anyone: NOTHING,
  },
  {
    move: "the work is finished",
    after: [ACCEPTED],
    rival: shown(...COURSE, ...fields("completedAt", "feedbackClosesAt"), ...DONE),
    outsider: silent(...DONE),
    anyone: silent(...DONE),
  },
  sealed("the client leaves feedback", ...FINISHED),
  sealed("the client opens a dispute", ...FINISHED),
  sealed("the chosen PRO proposes an outcome", ...FINISHED, "the client opens a dispute"),
  {
    // Published from then on, wherever one of the two is shown.
    move: "the chosen PRO leaves feedback",
    after: [...FINISHED, "the client leaves feedback"],
    rival: silent(
      "/conversations items.partner",
      "/notifications items.actor",
      ...fields("creator"),
      ...REVIEWS,
    ),
    outsider: silent(...REVIEWS),
    anyone: silent(...REVIEWS),
  },
  {
    // Published with the review that it answers.
    move: "the chosen PRO replies to the feedback",
    after: [...FINISHED, "the client leaves feedback", "the chosen PRO leaves feedback"],
    rival: REPLY,
    outsider: REPLY,
    anyone: REPLY,
  },
];

const viewsOfAll = async (viewers: (TestUser | null)[], market: Parameters<typeof viewsOf>[1]) => {
  const views = [];
  for (const viewer of viewers) views.push(await viewsOf(viewer, market));
  return views;
};

const nameOf = ({ event, payload }: { event: string; payload: unknown }) =>
  [event, ...Object.keys(payload as object).sort()].join(" ");

describe("what those who are no party to a move learn of it, from any read of the API and any event", () => {
  it.each(CASES)("$move", async ({ move, after = [], rival, outsider, anyone }) => {
    const market = await aTenderWithOffers(3);
    const viewers = [market.pros[1] ?? null, await aPro(), await aClient(), null];
    for (const earlier of after) await MOVES[earlier](market);
    const before = await viewsOfAll(viewers, market);

    const { emitted, stop } = recordEmits();
    await MOVES[move](market).finally(stop);

    const now = await viewsOfAll(viewers, market);
    const learned = viewers.map((viewer, number): Allowed => {
      const events = emitted.filter(({ userIds }) => viewer && userIds.includes(viewer.id));
      return {
        views: differences(before[number] ?? new Map(), now[number] ?? new Map()),
        events: events.map(nameOf),
      };
    });
    expect(learned).toEqual([rival, outsider, anyone, anyone]);
  });
});
