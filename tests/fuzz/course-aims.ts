// Aims of a job's course: tenders, offers, the conversation and the reviews at its end.
import fc from "fast-check";
import { readQuestions } from "@/lib/questions/service";
import { pickFrom } from "./draw";
import { memberById, type Aim, type Scene } from "./scene";
import type { FuzzedOffer, FuzzedTender, Member } from "./world";

/** A tender whose creator (or recipient) is a member of the caller's role, in one of the states. */
function ownTender(scene: Scene, ...states: string[]): { as: Member; tender: FuzzedTender } | undefined {
  const { world, caller, draw } = scene;
  const fitting = [...world.tenders.values()].flatMap((tender) => {
    const as = memberById(scene, caller === "PRO" ? tender.recipientId : tender.creatorId);
    return as && as.role === caller && states.includes(tender.status) ? [{ as, tender }] : [];
  });
  return pickFrom(draw, fitting);
}

/** An active offer whose PRO, or whose tender's creator, is a member of the caller's role. */
function ownOffer(scene: Scene): { as: Member; offer: FuzzedOffer; tender: FuzzedTender } | undefined {
  const { world, caller, draw } = scene;
  const fitting = [...world.offers.values()].flatMap((offer) => {
    const tender = world.tenders.get(offer.tenderId);
    if (!tender || tender.status !== "NEW" || offer.status !== "ACTIVE") return [];
    const as = memberById(scene, caller === "PRO" ? offer.proId : tender.creatorId);
    return as?.role === caller ? [{ as, offer, tender }] : [];
  });
  return pickFrom(draw, fitting);
}

/** A job without an answer to its questions, or with "I don't know" to each that is always asked. */
const describe: Aim = ({ world, draw }) => {
  const subcategoryId = pickFrom(draw, world.thingsOf("subcategories"))?.id;
  if (subcategoryId === undefined) return undefined;
  const asked = readQuestions({ lang: "en", subcategoryId }).questions.filter(({ showIf }) => !showIf);
  const unknown = Object.fromEntries(asked.map(({ key }) => [key, null]));
  return { body: { subcategoryId, answers: draw(fc.constantFrom(undefined, unknown)), firstFor: undefined } };
};

function tenderMove(...states: string[]): Aim {
  return (scene) => {
    const found = ownTender(scene, ...states);
    if (!found) return undefined;
    const { as, tender } = found;
    return { as, params: { tenderId: tender.id }, body: { version: tender.version } };
  };
}

export const offerMove: Aim = (scene) => {
  const found = ownOffer(scene);
  if (!found) return undefined;
  const { as, offer } = found;
  return { as, params: { offerId: offer.id }, body: { version: offer.version } };
};

/** A PRO finds an open tender to which they have sent nothing. */
const sendOffer: Aim = ({ world, draw, as }) => {
  const sent = [...world.offers.values()].filter(({ proId }) => proId === as?.id);
  const taken = new Set(sent.map(({ tenderId }) => tenderId));
  const open = [...world.tenders.values()].filter(({ id, status }) => status === "NEW" && !taken.has(id));
  const tender = pickFrom(draw, open);
  return tender && { params: { tenderId: tender.id } };
};

/** A conversation is opened by an offer; its two people are the tender's creator and the offer's PRO. */
const chat: Aim = (scene) => {
  const { world, caller, draw } = scene;
  const fitting = [...world.offers.values()].flatMap(({ tenderId, proId }) => {
    const as = memberById(scene, caller === "PRO" ? proId : (world.tenders.get(tenderId)?.creatorId ?? null));
    return as?.role === caller ? [{ as, tenderId, proId }] : [];
  });
  const found = pickFrom(draw, fitting);
  if (!found) return undefined;
  const { as, tenderId, proId } = found;
  const place = { proId };
  const seq = draw(fc.nat({ max: 3 }));
  return { as, params: { tenderId }, query: place, body: { ...place, seq } };
};

const seeTender: Aim = ({ world, as, draw }) => {
  const visible = [...world.tenders.values()].filter(
    ({ creatorId, recipientId, status }) =>
      creatorId === as?.id || recipientId === as?.id || (as?.role === "PRO" && status === "NEW"),
  );
  const tender = pickFrom(draw, visible);
  return tender && { params: { tenderId: tender.id } };
};

const reply: Aim = (scene) => {
  const { world, draw, caller } = scene;
  const fitting = world.thingsOf("reviews").flatMap(({ id, facts }) => {
    const tender = world.tenders.get(String(facts.tenderId));
    const { id: author } = (facts.author ?? {}) as { id?: string };
    const about = tender && (author === tender.creatorId ? tender.recipientId : tender.creatorId);
    const as = memberById(scene, about ?? null);
    const isOpen = facts.publishedAt !== null && facts.reply === null;
    return as?.role === caller && isOpen ? [{ as, params: { reviewId: id } }] : [];
  });
  return pickFrom(draw, fitting);
};

const translate: Aim = (scene) => {
  const id = seeTender(scene)?.params?.tenderId;
  return id === undefined ? undefined : { body: { kind: "tender", id } };
};

const report: Aim = ({ world, draw }) => {
  const open = [...world.tenders.values()].filter(({ status }) => status === "NEW");
  const tender = pickFrom(draw, open);
  return tender && { body: { kind: "TENDER", targetId: tender.id } };
};

/** What the operations about one tender, or one offer, have in common. */
export const aimAtTender: Aim = (scene) =>
  tenderMove("NEW", "ACCEPTED", "COMPLETED")(scene) ?? seeTender(scene);

/** By the name of their operation in the document. */
export const COURSE_AIMS: Record<string, Aim> = {
  "POST /api/tenders": describe,
  "POST /api/translations": translate,
  "POST /api/reports": report,
  "POST /api/tenders/{tenderId}/offers": sendOffer,
  "GET /api/tenders/{tenderId}": seeTender,
  "GET /api/tenders/{tenderId}/offers": seeTender,
  "PATCH /api/tenders/{tenderId}": (scene) => {
    const found = tenderMove("NEW")(scene);
    return found && { ...found, body: { ...describe(scene)?.body, ...found.body } };
  },
  "PATCH /api/tenders/{tenderId}/audience": tenderMove("NEW"),
  "PATCH /api/tenders/{tenderId}/extend": tenderMove("NEW"),
  "POST /api/tenders/{tenderId}/invitations": tenderMove("NEW"),
  "POST /api/tenders/{tenderId}/invitations/link": tenderMove("NEW"),
  "POST /api/tenders/{tenderId}/disputes": tenderMove("ACCEPTED"),
  "PATCH /api/tenders/{tenderId}/finish-request": tenderMove("ACCEPTED"),
  "PATCH /api/tenders/{tenderId}/finish-refusal": tenderMove("ACCEPTED"),
  "PATCH /api/tenders/{tenderId}/finish": tenderMove("ACCEPTED"),
  "PATCH /api/tenders/{tenderId}/release": tenderMove("ACCEPTED"),
  "PATCH /api/tenders/{tenderId}/cancel": tenderMove("NEW", "NEW", "ACCEPTED"),
  "GET /api/tenders/{tenderId}/feedback": tenderMove("COMPLETED"),
  "POST /api/tenders/{tenderId}/feedback": tenderMove("COMPLETED"),
  "GET /api/tenders/{tenderId}/messages": chat,
  "POST /api/tenders/{tenderId}/messages": chat,
  "POST /api/tenders/{tenderId}/appointments": chat,
  "PATCH /api/tenders/{tenderId}/messages/settings": chat,
  "PATCH /api/tenders/{tenderId}/messages/read": chat,
  "PATCH /api/offers/{offerId}": offerMove,
  "PATCH /api/offers/{offerId}/accept": offerMove,
  "PATCH /api/offers/{offerId}/decline": offerMove,
  "PATCH /api/offers/{offerId}/withdraw": offerMove,
  "POST /api/feedback/{reviewId}/reply": reply,
};
