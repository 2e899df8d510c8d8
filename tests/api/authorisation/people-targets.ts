import { POST as ADD_CARD } from "@/app/api/dev/payments/methods/route";
import { GET as INVOICES } from "@/app/api/users/subscriptions/invoices/route";
import { POST as BUY } from "@/app/api/users/subscriptions/subscribeToStripe/route";
import { POST as SAVE_SEARCH } from "@/app/api/saved-searches/route";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { subcategoryIdOf } from "@/lib/categories/service";
import { planIdOf } from "@/lib/subscriptions/service/reference-plans";
import { anUpload } from "@/tests/api/chat/conversation";
import { aMessage, aReview } from "@/tests/api/reports/kinds";
import { aPendingTender } from "@/tests/api/tenders/pending-factories";
import { aCard, aPaper, aSide, aVerification, REFUSED } from "@/tests/api/users/documents";
import { call } from "@/tests/support/call";
import { PASSWORD, VIENNA } from "@/tests/support/factories";
import { strangers, type Target } from "./scenes";

export type Make = () => Promise<Target>;
type Id = { id: string };

/** A thing of the PRO's, whose id the route's path has. */
export const ofPro =
  (
    make: (target: Target) => Promise<Record<string, string>>,
    body?: (target: Target) => object | Promise<object>,
  ): Make =>
  async () => {
    const target = await strangers();
    const params = await make(target);
    return { ...target, params, ...(body && { body: await body(target) }) };
  };

export const nothing = () => Promise.resolve({});

/** The PRO's own part of the profile. */
const profile = (body?: (target: Target) => object | Promise<object>): Make =>
  ofPro(({ pro }) => Promise.resolve({ id: pro.id }), body);

const education = { school: "TU Wien", fromYear: 2010, toYear: 2014 };
const experience = { title: "Painter", fromMonth: "2015-01", toMonth: "2019-12" };
const savedText = { name: "Greeting", text: "Good morning, I would like to help." };

const anEducation = async ({ pro }: Target) => {
  const data = { id: newId(), userId: pro.id, ...education };
  return db.education.create({ data, select: { id: true } });
};
const anExperience = async ({ pro }: Target) => {
  const data = { id: newId(), userId: pro.id, ...experience };
  return db.experience.create({ data, select: { id: true } });
};
const aSavedText = async ({ pro }: Target) => {
  const data = { id: newId(), userId: pro.id, ...savedText };
  return db.savedText.create({ data, select: { id: true } });
};
const aSearch = async ({ pro }: Target) => {
  const body = { name: "Walls", filters: { subcategorySlugs: ["painting"] } };
  return { id: (await call<Id>(SAVE_SEARCH, { as: pro, body })).body.id };
};
const aWorkPhoto = async ({ pro }: Target) => {
  const publicId = await anUpload(pro);
  const file = await db.file.findUniqueOrThrow({ where: { publicId }, select: { id: true } });
  const data = { id: newId(), userId: pro.id, fileId: file.id };
  const { id: photoId } = await db.workPhoto.create({ data, select: { id: true } });
  return { id: pro.id, photoId };
};
const aNotification = async ({ id: userId }: Target["pro"]) => {
  const data = { id: newId(), userId, type: "SUBSCRIPTION_CHANGED" } as const;
  return (await db.notification.create({ data, select: { id: true } })).id;
};
const anIdentity = async ({ pro }: Target) => ({ id: (await aVerification(pro)).id });

const CARD = { number: "4242424242424242", expMonth: 12, expYear: 2040, cvc: "123" };
const aPaymentMethod = async ({ pro: as }: Target) =>
  (await call<{ paymentMethod: string }>(ADD_CARD, { as, body: CARD })).body;

/** A bought plan. */
const aPlan = async (target: Target) => {
  const { pro: as } = target;
  const method = await aPaymentMethod(target);
  await call(BUY, { as, body: { subscriptionId: planIdOf("standard"), ...method } });
  const own = { where: { userId: as.id, paymentProviderId: { not: null } }, select: { id: true } };
  return db.userSubscription.findFirstOrThrow(own);
};
/** The invoice for a bought plan. */
const anInvoice = async (target: Target) => {
  await aPlan(target);
  const { body } = await call<{ items: { url: string }[] }>(INVOICES, { as: target.pro });
  return { id: new URL(body.items[0]!.url).searchParams.get("id")! };
};

/** The PRO's identity document, with a decision about what the admin sees. */
const aPendingIdentity: Make = async () => {
  const target = await strangers();
  const { id, updatedAt } = await aVerification(target.pro);
  return { ...target, params: { id }, body: { ...REFUSED, updatedAt } };
};

/** A tender that waits for its client to confirm. */
const aPending: Make = async () => {
  const target = await strangers();
  const { user, pendingTenderId } = await aPendingTender();
  const client = { ...user, role: "CLIENT" } as const;
  return {
    ...target,
    client: { ...target.client, ...client },
    params: { pendingTenderId },
    body: { photoIds: [] },
  };
};

const aSession = async ({ pro }: Target) => {
  const data = { id: newId(), userId: pro.id, expiresAt: new Date(Date.now() + 3_600_000) };
  return { sessionId: (await db.session.create({ data, select: { id: true } })).id };
};

/** What the PRO has written to the client, to be reported by either. */
const aMessageOfPro: Make = async () => {
  const { id: targetId, author: pro, reader: client } = await aMessage();
  return { client, pro, version: 1, params: {}, body: { kind: "MESSAGE", targetId, category: "SCAM" } };
};

/** The same, by its address. */
const aSentMessage: Make = async () => {
  const { id, author: pro, reader: client } = await aMessage();
  const select = { conversation: { select: { tenderId: true } } } as const;
  const { conversation } = await db.message.findUniqueOrThrow({ where: { id }, select });
  const params = { tenderId: conversation.tenderId, messageId: id };
  return { client, pro, version: 1, params, body: { text: "I can come tomorrow." } };
};

const aReviewOfPro: Make = async () => {
  const { id, author, reader } = await aReview();
  return {
    client: author,
    pro: reader,
    version: 1,
    params: { reviewId: id },
    body: { reply: "Thank you very much." },
  };
};

/** What is called about people and what is theirs. */
export const PEOPLE_TARGETS: Record<string, Make> = {
  "DELETE /auth/sessions/[sessionId]": ofPro(aSession),
  "PUT /blocks/[userId]": ofPro(({ pro }) => Promise.resolve({ userId: pro.id })),
  "DELETE /blocks/[userId]": ofPro(({ pro }) => Promise.resolve({ userId: pro.id })),
  "PUT /favourites/[kind]/[id]": ofPro(({ pro }) => Promise.resolve({ kind: "pro", id: pro.id })),
  "DELETE /favourites/[kind]/[id]": ofPro(({ pro }) => Promise.resolve({ kind: "pro", id: pro.id })),
  "POST /feedback/[reviewId]/reply": aReviewOfPro,
  "POST /files/destroy": ofPro(nothing, async ({ pro }) => ({ publicId: await anUpload(pro) })),
  "PATCH /notifications/read": ofPro(nothing, async ({ pro }) => ({ ids: [await aNotification(pro)] })),
  "POST /reports": aMessageOfPro,
  "GET /files/[publicId]": ofPro(async ({ pro }) => ({ publicId: await anUpload(pro) })),
  "PATCH /pending-tenders/[pendingTenderId]": aPending,
  "DELETE /pending-tenders/[pendingTenderId]": aPending,
  "PATCH /saved-searches/[id]": ofPro(aSearch, () => ({ name: "Ceilings" })),
  "DELETE /saved-searches/[id]": ofPro(aSearch),
  "PATCH /tenders/[tenderId]/messages/[messageId]": aSentMessage,
  "DELETE /tenders/[tenderId]/messages/[messageId]": aSentMessage,
  "POST /users/subscriptions/[id]/withdraw": ofPro(aPlan),
  "GET /users/subscriptions/[id]/withdrawal-preview": ofPro(aPlan),
  "GET /users/[id]/export": profile(),
  "POST /users/[id]/export": profile(() => ({ password: PASSWORD })),
  "POST /users/[id]/export/link": profile(() => ({ password: PASSWORD })),
  "GET /users/[id]/export/download": profile(),
  "GET /users/[id]/particulars": profile(),
  "GET /users/[id]/profile": profile(),
  "GET /users/[id]/profile/public": profile(),
  "GET /users/[id]/reviews": profile(),
  "GET /users/[id]/reviews-rating-count": profile(),
  "GET /users/[id]/subcategory-ids": profile(),
  "POST /users/[id]/subcategories": profile(() => ({ subcategoryIds: [subcategoryIdOf("painting")] })),
  "GET /users/[id]/verification": profile(),
  "PATCH /users/[id]": profile(() => ({ headline: "Painter" })),
  "DELETE /users/[id]": profile(() => ({ password: PASSWORD })),
  "PUT /users/location/[id]": profile(() => VIENNA),
  "PUT /users/summary/[id]": profile(() => ({ summary: "Walls and ceilings for twenty years." })),
  "PUT /users/[id]/photos": ofPro(
    ({ pro }) => Promise.resolve({ id: pro.id }),
    () => ({ photoIds: [] }),
  ),
  "POST /users/[id]/photo": profile(async ({ pro }) => ({
    publicId: await aSide(pro, "photos"),
    kind: "WORK",
  })),
  "DELETE /users/[id]/photo/[photoId]": ofPro(aWorkPhoto),
  "GET /users/educations/[id]": ofPro(anEducation),
  "PUT /users/educations/[id]": ofPro(anEducation, () => education),
  "DELETE /users/educations/[id]": ofPro(anEducation),
  "GET /users/experiences/[id]": ofPro(anExperience),
  "PUT /users/experiences/[id]": ofPro(anExperience, () => experience),
  "DELETE /users/experiences/[id]": ofPro(anExperience),
  "PUT /users/saved-texts/[id]": ofPro(aSavedText, () => savedText),
  "DELETE /users/saved-texts/[id]": ofPro(aSavedText),
  "PUT /users/verification/[id]": ofPro(anIdentity, ({ pro }) => aCard(pro)),
  "POST /users/verification": ofPro(nothing, ({ pro }) => aPaper(pro, "INSURANCE")),
  "PATCH /users/verification/[id]/decision": aPendingIdentity,
  "PATCH /users/subscriptions/[id]/cancel": ofPro(aPlan, () => ({})),
  "PATCH /users/subscriptions/[id]/change": ofPro(aPlan, () => ({ subscriptionId: planIdOf("premium") })),
  "POST /users/subscriptions/[id]/payment-method": ofPro(aPlan, aPaymentMethod),
  "GET /users/subscriptions/[id]/change-preview": async () => {
    const target = await strangers();
    return { ...target, params: await aPlan(target), query: { subscriptionId: planIdOf("premium") } };
  },
  "GET /dev/payments/invoices/[id]": ofPro(anInvoice),
  "GET /dev/payments/invoices/[id]/pdf": ofPro(anInvoice),
};
