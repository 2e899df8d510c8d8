import { GET as fetchFile } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { PATCH as CHANGE } from "@/app/api/offers/[offerId]/route";
import { GET as DISPUTES } from "@/app/api/tenders/[tenderId]/disputes/route";
import { POST as LEAVE } from "@/app/api/tenders/[tenderId]/feedback/route";
import { PATCH as REQUEST } from "@/app/api/tenders/[tenderId]/finish-request/route";
import { GET as MESSAGES, POST as SEND } from "@/app/api/tenders/[tenderId]/messages/route";
import { GET as OFFERS } from "@/app/api/tenders/[tenderId]/offers/route";
import { GET as TENDER, PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { GET as OVERVIEW } from "@/app/api/tenders/overview/route";
import { GET as TENDERS } from "@/app/api/tenders/route";
import { POST as ADD_PHOTO } from "@/app/api/users/[id]/photo/route";
import { GET as PROFILE } from "@/app/api/users/[id]/profile/route";
import { GET as PUBLIC_PROFILE } from "@/app/api/users/[id]/profile/public/route";
import { GET as REVIEWS } from "@/app/api/users/[id]/reviews/route";
import { readPublicTender } from "@/lib/directory/tenders/service";
import type { FileView } from "@/lib/files/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { open as openDispute } from "@/tests/api/disputes/disputing";
import { aForm, aPicture } from "@/tests/api/files/pictures";
import { call } from "@/tests/support/call";
import {
  aClient,
  aCompletedTender,
  anAcceptedTender,
  anAdmin,
  anOfferBody,
  aPro,
  aTender,
  aTenderWithOffers,
  type TestUser,
} from "@/tests/support/factories";

type Who = TestUser | null;

/** A photo in one of its uses. */
export type UsedPhoto = {
  publicId: string;
  /** Of the file, which a case and a decision name. */
  id: string;
  owner: TestUser;
  /** Who sees it, and has not uploaded it. */
  seers: Who[];
  /** Who may not know of it. */
  strangers: Who[];
  /** What is read of it, place by place. */
  places: Record<string, () => Promise<string>>;
};

const textOf = async (answer: Promise<{ body: unknown }>) => JSON.stringify((await answer).body);

/** An own picture that was uploaded. */
export async function uploaded(as: TestUser, folder: string): Promise<string> {
  const body = aForm([{ bytes: await aPicture(), name: "kitchen.png" }], { folder });
  return (await call<FileView>(upload, { as, body })).body.publicId;
}

/** What a browser gets that fetches a picture from its address. */
export function fetched(url: string, headers: Record<string, string> = {}) {
  const { pathname, searchParams } = new URL(url, "http://localhost");
  const params = { publicId: pathname.split("/").at(-1) ?? "" };
  return call(fetchFile, { params, query: Object.fromEntries(searchParams), headers });
}

async function used(
  publicId: string,
  owner: TestUser,
  around: Omit<UsedPhoto, "id" | "publicId" | "owner">,
): Promise<UsedPhoto> {
  const { id } = await db.file.findUniqueOrThrow({ where: { publicId }, select: { id: true } });
  return { publicId, id, owner, ...around };
}

/** A photo of a person: the avatar, or of their work. */
export async function aPhotoOf(owner: TestUser, kind: "AVATAR" | "WORK"): Promise<UsedPhoto> {
  const publicId = await uploaded(owner, "photos");
  const params = { id: owner.id };
  await call(ADD_PHOTO, { as: owner, params, body: { publicId, kind } });
  return used(publicId, owner, {
    seers: [await aClient(), await aPro(), null],
    strangers: [],
    places: {
      "the own profile": () => textOf(call(PROFILE, { as: owner, params })),
      "the public profile": () => textOf(call(PUBLIC_PROFILE, { params })),
    },
  });
}

/** The photo of an open tender, whose client lets strangers see photos. */
export async function aTenderPhoto(
  more: { isPrivate?: boolean } = {},
): Promise<UsedPhoto & { tenderId: string }> {
  const client = await aClient();
  const { id: tenderId, version } = await aTender({ client, ...more });
  await db.user.update({ where: { id: client.id }, data: { showsTenderPhotos: true }, select: { id: true } });
  const publicId = await uploaded(client, "tenders");
  const params = { tenderId };
  await call(EDIT, { as: client, params, body: { version, photoIds: [publicId] } });
  const bee = await aPro();
  const photo = await used(publicId, client, {
    seers: [bee, null],
    strangers: [],
    places: {
      "the client's tender": () => textOf(call(TENDER, { as: client, params })),
      "the client's account": () => textOf(call(OVERVIEW, { as: client })),
      "a BEE's tender": () => textOf(call(TENDER, { as: bee, params })),
      "the list of tenders": () => textOf(call(TENDERS, { as: bee })),
      "the public page": async () => JSON.stringify(await readPublicTender({ tenderId, lang: "en" })),
    },
  });
  return { ...photo, tenderId };
}

/** A photo with an offer, which only the client sees. */
export async function anOfferPhoto(): Promise<
  UsedPhoto & { change: (fileIds: string[]) => Promise<number> }
> {
  const { client, tender, pros, offers } = await aTenderWithOffers(1);
  const [bee, offer] = [pros[0]!, offers[0]!];
  let { version } = offer;
  const change = async (fileIds: string[]) => {
    const body = { ...anOfferBody(), fileIds, version };
    const answer = await call<{ version: number }>(CHANGE, { as: bee, params: { offerId: offer.id }, body });
    if (answer.status === 200) version = answer.body.version;
    return answer.status;
  };
  const publicId = await uploaded(bee, "files");
  await change([publicId]);
  const photo = await used(publicId, bee, {
    seers: [client],
    strangers: [await aPro(), await aClient(), await anAdmin(), null],
    places: {
      "the client's offers": () => textOf(call(OFFERS, { as: client, params: { tenderId: tender.id } })),
    },
  });
  return { ...photo, change };
}

/** A photo that a BEE has sent without a word. */
export async function aChatPhoto(): Promise<UsedPhoto & { thread: (as: TestUser) => Promise<string> }> {
  const { client, tender, pros } = await aTenderWithOffers(1);
  const [bee, params] = [pros[0]!, { tenderId: tender.id }];
  const publicId = await uploaded(bee, "files");
  await call(SEND, { as: bee, params, body: { clientMessageId: newId(), fileIds: [publicId] } });
  const thread = (as: TestUser) => textOf(call(MESSAGES, { as, params, query: { proId: bee.id } }));
  const photo = await used(publicId, bee, {
    seers: [client],
    strangers: [await aPro(), await aClient(), await anAdmin(), null],
    places: { "the client's chat": () => thread(client), "the BEE's chat": () => thread(bee) },
  });
  return { ...photo, thread };
}

/** A photo with a published review about a BEE. */
export async function aReviewPhoto(): Promise<UsedPhoto> {
  const { client, pro, tender } = await aCompletedTender();
  const params = { tenderId: tender.id };
  const publicId = await uploaded(client, "tenders");
  await call(LEAVE, { as: client, params, body: { rating: 2, photoIds: [publicId] } });
  await call(LEAVE, { as: pro, params, body: { rating: 4 } });
  return used(publicId, client, {
    seers: [pro, await aPro(), null],
    strangers: [],
    places: { "the BEE's reviews": () => textOf(call(REVIEWS, { params: { id: pro.id } })) },
  });
}

/** A photo of the finished work. */
export async function aFinishPhoto(): Promise<UsedPhoto> {
  const { client, pro, tender } = await anAcceptedTender();
  const params = { tenderId: tender.id };
  const publicId = await uploaded(pro, "tenders");
  await call(REQUEST, { as: pro, params, body: { version: tender.version, photoIds: [publicId] } });
  return used(publicId, pro, {
    seers: [client],
    strangers: [await aPro(), await aClient(), await anAdmin(), null],
    places: { "the client's tender": () => textOf(call(TENDER, { as: client, params })) },
  });
}

/** A photo of what went wrong. */
export async function aDisputePhoto(): Promise<UsedPhoto> {
  const { client, pro, tender } = await anAcceptedTender();
  const publicId = await uploaded(client, "tenders");
  await openDispute(client, tender, { photoIds: [publicId] });
  const disputes = () => textOf(call(DISPUTES, { as: pro, params: { tenderId: tender.id } }));
  return used(publicId, client, {
    seers: [pro],
    strangers: [await aPro(), await aClient(), await anAdmin(), null],
    places: { "the BEE's dispute": disputes },
  });
}

export const PHOTO_USES: Record<string, () => Promise<UsedPhoto>> = {
  AVATAR: async () => aPhotoOf(await aPro(), "AVATAR"),
  WORK: async () => aPhotoOf(await aPro(), "WORK"),
  TENDER: () => aTenderPhoto(),
  OFFER: anOfferPhoto,
  MESSAGE: aChatPhoto,
  REVIEW: aReviewPhoto,
  FINISH: aFinishPhoto,
  DISPUTE: aDisputePhoto,
};

/** The places that show it now. */
export async function shownIn({ places, publicId }: UsedPhoto): Promise<string[]> {
  const read = Object.entries(places).map(async ([name, text]) => [name, await text()] as const);
  return (await Promise.all(read)).filter(([, text]) => text.includes(publicId)).map(([name]) => name);
}
