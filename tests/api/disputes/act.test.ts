import { describe, expect, it } from "vitest";
import { DISPUTE_ACTS, type DisputeAct } from "@/lib/disputes/constants";
import { db } from "@/lib/platform/server/database/db";
import { aClient, anAcceptedTender, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { notificationsOf, recordEmits, systemMessagesOf } from "@/tests/support/observe";
import { act, aDispute, aMediation, at, listFor, open, read, refusal, rowOf, TALK_MS } from "./disputing";

const lastOf = async (user: TestUser) => (await notificationsOf(user)).at(-1);

type World = Awaited<ReturnType<typeof aDispute>>;
type Who = "opener" | "other" | "admin" | "stranger";

async function aProposal(): Promise<World> {
  const world = await aDispute();
  const { body: dispute } = await act(world.pro, world.dispute, { act: "propose" });
  return { ...world, dispute };
}

/** A dispute of the client's in each of its stages. */
const STAGES = {
  TALK: aDispute,
  PROPOSED: aProposal,
  MEDIATION: aMediation,
  CLOSED_AGREED: async () => {
    const world = await aProposal();
    const { body: dispute } = await act(world.client, world.dispute, { act: "agree" });
    return { ...world, dispute };
  },
  CLOSED_WITHDRAWN: async () => {
    const world = await aDispute();
    const { body: dispute } = await act(world.client, world.dispute, { act: "withdraw" });
    return { ...world, dispute };
  },
  CLOSED_DECIDED: async () => {
    const world = await aMediation();
    const { body: dispute } = await act(world.admin, world.dispute, { act: "decide" });
    return { ...world, dispute };
  },
} satisfies Record<string, () => Promise<World>>;

/** What each may do in each stage; everything else is refused. */
const ALLOWED: Record<keyof typeof STAGES, Partial<Record<Who, DisputeAct[]>>> = {
  TALK: { opener: ["propose", "mediate", "withdraw"], other: ["answer", "propose", "mediate"] },
  PROPOSED: {
    opener: ["propose", "agree", "mediate", "withdraw"],
    other: ["answer", "propose", "mediate"],
  },
  MEDIATION: { other: ["answer"], admin: ["decide"] },
  CLOSED_AGREED: {},
  CLOSED_WITHDRAWN: {},
  CLOSED_DECIDED: {},
};

const WHO = ["opener", "other", "admin", "stranger"] as const satisfies Who[];

/** How someone is refused who does what is not theirs to do, or not in this stage. */
function refusalOf(who: Who, name: DisputeAct, status: string): [number, string] {
  if (who === "stranger" || (who === "admin" && status === "TALK")) return [404, "dispute_not_found"];
  const isTheirs = (who === "admin") === (name === "decide");
  return isTheirs ? [409, "dispute_moved_on"] : [403, "wrong_role"];
}

it.each(Object.keys(STAGES) as (keyof typeof STAGES)[])(
  "in the stage %s each does what belongs to them, and what is refused leaves no trace",
  async (stage) => {
    const [admin, stranger] = [await anAdmin(), await aPro()];
    let world: World = await STAGES[stage]();
    for (const who of WHO)
      for (const name of DISPUTE_ACTS) {
        const people: Record<Who, TestUser> = { opener: world.client, other: world.pro, admin, stranger };
        const as = people[who];
        const before = await rowOf(world.dispute);
        const { status, body } = await act(as, world.dispute, { act: name });
        const isAllowed = ALLOWED[stage][who]?.includes(name) ?? false;
        const expected = isAllowed ? [200, undefined] : refusalOf(who, name, before.status);
        expect([who, name, status, body.code]).toEqual([who, name, ...expected]);
        const { version } = await rowOf(world.dispute);
        expect([who, name, version - before.version]).toEqual([who, name, isAllowed ? 1 : 0]);
        if (isAllowed) world = await STAGES[stage]();
      }
  },
  60_000,
);

describe("talking", () => {
  it("hears the other side once, which both see", async () => {
    const { client, pro, dispute } = await aDispute();
    const { body } = await act(pro, dispute, { act: "answer" });
    expect(body).toMatchObject({
      version: 2,
      status: "TALK",
      answer: { text: expect.stringContaining("before") },
    });
    expect(refusal(await act(pro, body, { act: "answer" }))).toEqual([409, "dispute_moved_on"]);
    expect((await read(client, dispute)).body.answer).toEqual(body.answer);
    expect(await lastOf(client)).toMatchObject({ type: "DISPUTE", params: { status: "ANSWERED" } });
  });

  it("ends with the outcome that one proposed and the other agreed to", async () => {
    const { client, pro, tender, dispute } = await aDispute();
    const { body: proposed } = await act(pro, dispute, { act: "propose" });
    expect(proposed.proposal).toMatchObject({ by: "PRO", outcome: "The BEE pays half of the repair." });
    expect(refusal(await act(pro, proposed, { act: "agree" }))).toEqual([409, "dispute_moved_on"]);
    const own = { act: "propose", outcome: "The BEE pays all of it." } as const;
    const { body: countered } = await act(client, proposed, own);
    expect(countered.may).not.toContain("agree");
    const { body: agreed } = await act(pro, countered, { act: "agree" });
    expect(agreed).toMatchObject({ status: "CLOSED_AGREED", may: [], decision: null });
    expect(agreed.proposal?.outcome).toBe("The BEE pays all of it.");
    expect(agreed.closedAt).not.toBeNull();
    expect(await lastOf(client)).toMatchObject({ type: "DISPUTE", params: { status: "AGREED" } });
    const lines = (await systemMessagesOf(tender, pro)).map((line) => line.split(" ")[1]);
    expect(lines.slice(2)).toEqual([
      "DISPUTE_OPENED",
      "DISPUTE_PROPOSED",
      "DISPUTE_PROPOSED",
      "DISPUTE_AGREED",
    ]);
  });

  it("agrees to nothing that was replaced meanwhile", async () => {
    const { client, pro, dispute } = await aDispute();
    const { body: seen } = await act(pro, dispute, { act: "propose" });
    const { body: now } = await act(pro, seen, { act: "propose" });
    expect(refusal(await act(client, seen, { act: "agree" }))).toEqual([409, "stale_version"]);
    expect((await act(client, now, { act: "agree" })).status).toBe(200);
  });

  it("goes to an admin when both ask for it, and not when one does", async () => {
    const { client, pro, dispute } = await aDispute();
    const { body: asked } = await act(pro, dispute, { act: "mediate" });
    expect(asked).toMatchObject({ status: "TALK", mediationAskedBy: "PRO" });
    expect(await lastOf(client)).toMatchObject({ params: { status: "MEDIATION_ASKED" } });
    expect(refusal(await act(pro, asked, { act: "mediate" }))).toEqual([409, "dispute_moved_on"]);
    const { body: begun } = await act(client, asked, { act: "mediate" });
    expect(begun).toMatchObject({ status: "MEDIATION", may: [] });
    for (const side of [client, pro])
      expect(await lastOf(side)).toMatchObject({ actorId: null, params: { status: "MEDIATION" } });
  });

  it("ends after 72 hours to the millisecond, however late the timer is", async () => {
    const { client, tender } = await anAcceptedTender();
    const begin = new Date();
    const { body: dispute } = await at(begin, () => open(client, tender));
    await db.session.updateMany({ data: { expiresAt: new Date(Date.now() + 30 * 86_400_000) } });
    const later = await aClient();
    await db.dispute.update({ where: { id: dispute.id }, data: { clientId: later.id } });
    await at(new Date(begin.getTime() + TALK_MS), async () => {
      expect(refusal(await act(later, dispute, { act: "propose" }))).toEqual([409, "dispute_moved_on"]);
      expect((await read(later, dispute)).body.may).toEqual([]);
    });
    await at(new Date(begin.getTime() + TALK_MS - 1), async () => {
      expect((await act(later, dispute, { act: "propose" })).status).toBe(200);
    });
  });

  it("refuses words that are too few or too many", async () => {
    const { client, pro, dispute } = await aDispute();
    for (const [as, given] of [
      [client, { act: "propose", outcome: " " }],
      [client, { act: "propose", outcome: "x".repeat(1001) }],
      [pro, { act: "answer", text: "x".repeat(19) }],
      [pro, { act: "answer", text: "x".repeat(2001) }],
    ] as const)
      expect((await act(as, dispute, given)).status).toBe(422);
    expect(await rowOf(dispute)).toMatchObject({ version: 1 });
  });

  it("reaches the two alone, and is done once per press", async () => {
    const { client, pro, dispute } = await aDispute();
    const { emitted, stop } = recordEmits();
    const presses = await Promise.all([1, 2].map(() => act(pro, dispute, { act: "propose" }, "one-press")));
    stop();
    expect(presses.map(({ status }) => status)).toEqual([200, 200]);
    expect(await rowOf(dispute)).toMatchObject({ version: 2 });
    const reached = new Set(emitted.flatMap(({ userIds }) => userIds));
    expect(reached).toEqual(new Set([client.id, pro.id]));
  });
});

describe("the list", () => {
  it("has a person's own disputes, open and closed apart, and none of others", async () => {
    const { client, pro, dispute } = await aDispute();
    await aDispute();
    for (const side of [client, pro]) {
      const { body } = await listFor(side);
      expect([body.total, body.items.map(({ id }) => id)]).toEqual([1, [dispute.id]]);
      expect((await listFor(side, { tab: "closed" })).body.items).toEqual([]);
    }
    await act(client, dispute, { act: "withdraw" });
    expect((await listFor(pro, { tab: "closed" })).body.items.map(({ id }) => id)).toEqual([dispute.id]);
    expect((await listFor(pro)).body.items).toEqual([]);
  });

  it("shows a dispute with its agreement and what happened to it", async () => {
    const { client, dispute } = await aDispute();
    const { body } = await read(client, dispute);
    expect(body.agreement).toMatchObject({ priceMinor: 45_000, agreedAt: expect.any(String) });
    expect(body.events).toMatchObject([{ move: "ACCEPT_OFFER", by: "CLIENT" }]);
    expect(refusal(await read(await aClient(), dispute))).toEqual([404, "dispute_not_found"]);
  });
});
