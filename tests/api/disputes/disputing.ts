import { vi } from "vitest";
import { GET as MESSAGES } from "@/app/api/disputes/[disputeId]/messages/route";
import { GET as READ, PATCH as ACT } from "@/app/api/disputes/[disputeId]/route";
import { GET as LIST } from "@/app/api/disputes/route";
import { POST as LEAVE } from "@/app/api/tenders/[tenderId]/feedback/route";
import { GET as OF_TENDER, POST as OPEN } from "@/app/api/tenders/[tenderId]/disputes/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { releaseTender } from "@/lib/agreements/service/release-tender";
import { DISPUTE_LIMITS, type DisputeAct } from "@/lib/disputes/constants";
import type {
  DisputeDetail,
  DisputeList,
  DisputeMessages,
  DisputeView,
  DisputesOfTender,
} from "@/lib/disputes/schema";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import {
  actorOf,
  anAcceptedTender,
  anAdmin,
  type TestTender,
  type TestUser,
} from "@/tests/support/factories";

export type Answer = DisputeView & { code?: string; errors?: { path: string; code: string }[] };

export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;
export const TALK_MS = DISPUTE_LIMITS.talkHours * HOUR_MS;

export const WRONG = {
  reason: "DAMAGE",
  text: "The wardrobe has a deep scratch on its door since then.",
} as const;
export const DECISION = {
  act: "decide",
  fault: "PRO",
  countsForReliability: true,
  reviewStays: true,
  text: "The photos show the scratch.",
} as const;

const withKey = (key?: string) => (key ? { headers: { "idempotency-key": key } } : {});

/** Runs with the clock at a moment. Who signs in meanwhile has a session of that time. */
export async function at<T>(moment: Date, run: () => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ["Date"], now: moment });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

export const open = (as: TestUser, tender: { id: string }, changes: object = {}, key?: string) =>
  call<Answer>(OPEN, {
    as,
    params: { tenderId: tender.id },
    body: { ...WRONG, ...changes },
    ...withKey(key),
  });

type Seen = Pick<DisputeView, "id" | "version">;

/** What someone does about a dispute as they saw it; the words that it needs are given along. */
export const act = (
  as: TestUser,
  { id, version }: Seen,
  given: { act: DisputeAct; [word: string]: unknown },
  key?: string,
) => {
  const words = {
    answer: { text: "The scratch was there before, I have a photo of it." },
    propose: { outcome: "The BEE pays half of the repair." },
    decide: DECISION,
  };
  const { act: name } = given;
  const needed = name in words ? words[name as keyof typeof words] : {};
  return call<Answer>(ACT, {
    as,
    params: { disputeId: id },
    body: { version, ...needed, ...given },
    ...withKey(key),
  });
};

export const read = (as: TestUser, { id }: { id: string }) =>
  call<DisputeDetail & { code?: string }>(READ, { as, params: { disputeId: id } });

export const messagesOf = (as: TestUser, { id }: { id: string }) =>
  call<DisputeMessages & { code?: string }>(MESSAGES, {
    as,
    params: { disputeId: id },
    headers: { "x-client-ip": "192.0.2.7" },
  });

export const listFor = (as: TestUser, query: { tab?: "open" | "closed"; page?: number } = {}) =>
  call<DisputeList>(LIST, { as, query });

export const ofTender = async (as: TestUser, tender: { id: string }) =>
  (await call<DisputesOfTender & { code?: string }>(OF_TENDER, { as, params: { tenderId: tender.id } })).body;

export const rate = (as: TestUser, tender: { id: string }, rating = 4) =>
  call<{ code?: string; publishedAt: string | null }>(LEAVE, {
    as,
    params: { tenderId: tender.id },
    body: { rating },
  });

export const refusal = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

/** How many answers came with each status, in order. */
export const statuses = (answers: readonly { status: number }[]) =>
  answers.map(({ status }) => status).toSorted((a, b) => a - b);

export const rowOf = ({ id }: { id: string }) => db.dispute.findUniqueOrThrow({ where: { id } });

/** The agreement ends: by the client or the BEE who releases it, or by the client who cancels. */
export function end(
  by: TestUser,
  { id: tenderId, version }: TestTender,
  how: "release" | "cancel" = "release",
) {
  const move = { version, reason: "NO_SHOW" } as const;
  const request = { actor: actorOf(by), lang: "en", tenderId, move } as const;
  return how === "release" ? releaseTender(request) : cancelTender(request);
}

/** An accepted tender about which the client has opened a dispute. */
export async function aDispute(changes: object = {}) {
  const agreed = await anAcceptedTender();
  const { body: dispute } = await open(agreed.client, agreed.tender, changes);
  return { ...agreed, dispute };
}

/** The same once both have asked for mediation, with an admin. */
export async function aMediation() {
  const market = await aDispute();
  const { body: asked } = await act(market.client, market.dispute, { act: "mediate" });
  const { body: dispute } = await act(market.pro, asked, { act: "mediate" });
  return { ...market, dispute, admin: await anAdmin() };
}
