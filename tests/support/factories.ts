import { subcategoryIdOf } from "@/lib/categories/service";
import type { NewOffer, OfferView } from "@/lib/offers/schema";
import { acceptOffer } from "@/lib/agreements/service/accept-offer";
import { finishTender } from "@/lib/agreements/service/finish-tender";
import { sendOffer } from "@/lib/offers/service/send-offer";
import { enableTwoStep, savePendingSecret } from "@/lib/auth/two-step/data";
import { db } from "@/lib/platform/server/database/db";
import { hashPassword } from "@/lib/platform/server/security/passwords";
import { newTotpSecret } from "@/lib/platform/server/security/totp";
import { ADMIN_RIGHTS, type Actor } from "@/lib/shared/actor";
import { TERMS_VERSION } from "@/lib/users/consents/constants";
import { newId } from "@/lib/shared/ids";
import type { Prisma } from "@/prisma/generated/client";

/** The password of every user of a factory. */
export const PASSWORD = "long-enough-7";

/** A user with an account; `call(…, { as })` signs them in. */
export type TestUser = { id: string; email: string; role: "CLIENT" | "PRO" | "ADMIN" };

type Details = Partial<Prisma.UserUncheckedCreateInput>;

let passwordHash: Promise<string> | undefined;
let made = 0;

async function aUser(role: TestUser["role"], details: Details): Promise<TestUser> {
  const id = newId();
  const number = ++made;
  // Hashed once: it takes longer than everything else a test does.
  passwordHash ??= hashPassword(PASSWORD);
  return db.user.create({
    data: {
      id,
      role,
      firstName: "Nora",
      lastName: "Berger",
      email: `person-${number}-${id.slice(-6)}@example.com`,
      referralCode: id.replaceAll("-", "").slice(-8).toUpperCase(),
      passwordHash: await passwordHash,
      emailConfirmedAt: new Date(),
      termsAcceptedAt: new Date(),
      adminRights: role === "ADMIN" ? [...ADMIN_RIGHTS] : [],
      consents: { create: { id: newId(), document: "TERMS", version: TERMS_VERSION } },
      ...details,
    },
    select: { id: true, email: true, role: true },
  });
}

/** A client with a confirmed address. */
export function aClient(details: Details = {}): Promise<TestUser> {
  return aUser("CLIENT", details);
}

/** A PRO with a confirmed address, on FREE. */
export function aPro(details: Details = {}): Promise<TestUser> {
  return aUser("PRO", { firstName: "Tomáš", lastName: "Dvořák", ...details });
}

/** Switches two-step sign-in of a user on, as its set-up does; the secret of their authenticator app. */
export async function withTwoStep({ id }: { id: string }): Promise<string> {
  const secret = newTotpSecret();
  await db.$transaction(async (tx) => {
    await savePendingSecret(tx, id, secret);
    await enableTwoStep(tx, id);
  });
  return secret;
}

/** An admin, with two-step sign-in as every admin has it. */
export async function anAdmin(details: Details = {}): Promise<TestUser> {
  const admin = await aUser("ADMIN", details);
  await withTwoStep(admin);
  return admin;
}

/** An admin whose two-step sign-in is not set up yet. */
export function aNewAdmin(details: Details = {}): Promise<TestUser> {
  return aUser("ADMIN", details);
}

/** A user as the services know them. */
export function actorOf({ id, role }: TestUser): Actor {
  return {
    id,
    role,
    sessionId: newId(),
    emailConfirmed: true,
    needsTwoStep: false,
    limitedUntil: null,
    adminRights: role === "ADMIN" ? ADMIN_RIGHTS : [],
    lang: "en",
  };
}

/** The default place of the tests' tenders. */
export const VIENNA = {
  country: "AT",
  city: "Wien",
  street: "Ringstraße 1",
  postcode: "1010",
  latitude: 48.20849,
  longitude: 16.37208,
};

export type TestTender = { id: string; creatorId: string; version: number };

/** An open tender of a user (by default a new client), about painting in Vienna. */
export async function aTender(
  details: Partial<Prisma.TenderUncheckedCreateInput> & { client?: TestUser } = {},
): Promise<TestTender> {
  const { client, ...columns } = details;
  const creatorId = columns.creatorId ?? (client ?? (await aClient())).id;
  const title = "Paint the living room";
  const description = "Two rooms, white walls, high ceilings, about sixty square metres.";
  const subcategoryId = subcategoryIdOf("painting");
  return db.tender.create({
    data: { id: newId(), title, description, subcategoryId, ...VIENNA, ...columns, creatorId },
    select: { id: true, creatorId: true, version: true },
  });
}

/** The body of an offer: a fixed price with materials. */
export function anOfferBody(changes: Partial<NewOffer> = {}): NewOffer {
  return {
    priceType: "FIXED",
    priceMinor: 45_000,
    estimatedHours: null,
    materials: "INCLUDED",
    materialsMinor: null,
    message: "I can start next week and bring everything.",
    availableFrom: null,
    timeSlots: [],
    durationDays: null,
    ...changes,
  };
}

/** An offer that a PRO (by default a new one) has sent. */
export async function anOffer({
  tender,
  pro,
  offer,
}: {
  tender: { id: string };
  pro?: TestUser;
  offer?: Partial<NewOffer>;
}): Promise<OfferView> {
  const actor = actorOf(pro ?? (await aPro()));
  return sendOffer({ actor, tenderId: tender.id, offer: anOfferBody(offer), idempotencyKey: null });
}

export type Market = { client: TestUser; tender: TestTender; offers: OfferView[]; pros: TestUser[] };

/** An open tender with that many offers, each from a PRO of its own. */
export async function aTenderWithOffers(count: number): Promise<Market> {
  const client = await aClient();
  const tender = await aTender({ client });
  const pros: TestUser[] = [];
  const offers: OfferView[] = [];
  for (let number = 0; number < count; number++) {
    const pro = await aPro();
    pros.push(pro);
    offers.push(await anOffer({ tender, pro, offer: { priceMinor: 45_000 + number * 1000 } }));
  }
  return { client, tender, offers, pros };
}

/** An agreement: the first of that many offers is accepted. `version` is the tender's afterwards. */
export async function anAcceptedTender(count = 1): Promise<Market & { pro: TestUser }> {
  const market = await aTenderWithOffers(count);
  const [offer] = market.offers;
  const [pro] = market.pros;
  if (!offer || !pro) throw new Error("a job needs an offer");
  const { tender } = await acceptOffer({
    actor: actorOf(market.client),
    lang: "en",
    offerId: offer.id,
    seenVersion: offer.version,
  });
  return { ...market, pro, tender: { ...market.tender, version: tender.version } };
}

/** A completed agreement, waiting for feedback. */
export async function aCompletedTender(): Promise<Market & { pro: TestUser }> {
  const market = await anAcceptedTender();
  const { id: tenderId, version: seenVersion } = market.tender;
  const { version } = await finishTender({
    actor: actorOf(market.client),
    lang: "en",
    tenderId,
    seenVersion,
  });
  return { ...market, tender: { ...market.tender, version } };
}
