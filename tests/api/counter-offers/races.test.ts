import { describe, expect, it } from "vitest";
import { PATCH as WITHDRAW } from "@/app/api/offers/[offerId]/withdraw/route";
import { PATCH as CANCEL } from "@/app/api/tenders/[tenderId]/cancel/route";
import { runTimers } from "@/lib/agreements/timers/service";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { notificationsOf, systemMessagesOf } from "@/tests/support/observe";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";
import { accept, anOpenOffer, answer, aProposedOffer, change, propose, statuses } from "./negotiation";

const rowsOf = async (offerId: string) => {
  const offer = await db.offer.findUniqueOrThrow({
    where: { id: offerId },
    select: {
      status: true,
      totalMinor: true,
      version: true,
      proposals: { select: { status: true } },
      revisions: { select: { totalMinor: true }, orderBy: { n: "asc" } },
      tender: { select: { agreedPriceMinor: true } },
    },
  });
  const [proposal] = offer.proposals;
  return { offer, tender: offer.tender, proposal };
};

/** What holds after whatever happened: the newest revision is the offer, one price is agreed, nothing stays open. */
async function expectSound(offerId: string) {
  const { offer, proposal, tender } = await rowsOf(offerId);
  const wasTaken = offer.revisions.some(({ totalMinor }) => totalMinor === 40_000);
  expect({
    newest: offer.revisions.at(-1)?.totalMinor,
    isOpenAfterTheEnd: offer.status !== "ACTIVE" && proposal?.status === "OPEN",
    agreed: tender.agreedPriceMinor,
    wasTaken,
  }).toEqual({
    newest: offer.totalMinor,
    isOpenAfterTheEnd: false,
    agreed: offer.status === "ACCEPTED" ? offer.totalMinor : null,
    wasTaken: proposal?.status === "TAKEN",
  });
  return { offer, proposal, tender };
}

describe("at the same moment", { timeout: ROUNDS_TIMEOUT_MS }, () => {
  it("lets one win when the BEE takes the terms and the client takes them back", () =>
    rounds(async () => {
      const { client, offer, pro } = await aProposedOffer();
      const answers = await Promise.all([answer(pro, offer, "ACCEPT"), answer(client, offer, "WITHDRAW")]);

      expect(statuses(answers)).toEqual([200, 409]);
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe("proposal_closed");
      await expectSound(offer.id);
    }));

  it("never agrees to a price that the client did not see: accepting against taking", () =>
    rounds(async () => {
      const { client, offer, pro } = await aProposedOffer();
      const answers = await Promise.all([accept(client, offer), answer(pro, offer, "ACCEPT")]);

      expect(statuses(answers)).toEqual([200, 409]);
      const { offer: row, tender } = await expectSound(offer.id);
      expect([row.status, row.totalMinor, tender.agreedPriceMinor]).toEqual(
        answers[0].status === 200 ? ["ACCEPTED", 45_000, 45_000] : ["ACTIVE", 40_000, null],
      );
    }));

  it("accepts the answer of the BEE or the offer as it was, never a mixture", () =>
    rounds(async () => {
      const { client, offer, pro } = await aProposedOffer();
      const answers = await Promise.all([accept(client, offer), change(pro, offer, { priceMinor: 43_000 })]);

      expect(statuses(answers)).toEqual([200, 409]);
      await expectSound(offer.id);
    }));

  it("answers once when the BEE takes and keeps, in two tabs", () =>
    rounds(async () => {
      const { client, offer, pro } = await aProposedOffer();
      const answers = await Promise.all([
        answer(pro, offer, "ACCEPT"),
        answer(pro, offer, "KEEP"),
        change(pro, offer, { priceMinor: 43_000 }),
      ]);

      // Another offer may follow upon a kept one, in the version that it still has.
      expect(statuses(answers).filter((status) => status === 200).length).toBeGreaterThan(0);
      const { proposal } = await rowsOf(offer.id);
      expect(proposal?.status).not.toBe("OPEN");
      const told = (await notificationsOf(client)).filter(({ type }) => type === "PROPOSAL_SETTLED");
      expect(told).toMatchObject([{ params: { status: proposal?.status } }]);
    }));

  it("leaves nothing open when the offer is withdrawn meanwhile", () =>
    rounds(async () => {
      const { client, offer, pro } = await anOpenOffer();
      const withdraw = () => call(WITHDRAW, { as: pro, params: { offerId: offer.id } });
      await Promise.all([propose(client, offer), withdraw()]);

      const { offer: row } = await expectSound(offer.id);
      expect(row.status).toBe("WITHDRAWN");
    }));

  it("leaves nothing open when the tender is canceled meanwhile", () =>
    rounds(async () => {
      const { client, offer, pro, tender } = await aProposedOffer();
      const body = { version: tender.version, reason: "OTHER" };
      const cancel = call(CANCEL, { as: client, params: { tenderId: tender.id }, body });
      const [canceled] = await Promise.all([cancel, answer(pro, offer, "ACCEPT")]);

      expect(canceled.status).toBe(200);
      const { offer: row } = await expectSound(offer.id);
      expect(row.status).toBe("DECLINED");
    }));

  it("answers or lapses, never both", () =>
    rounds(async () => {
      const { client, offer, pro } = await aProposedOffer();
      const due = new Date(offer.proposal!.expiresAt);
      const [taken] = await Promise.all([answer(pro, offer, "ACCEPT"), runTimers(due)]);

      const { proposal } = await expectSound(offer.id);
      expect(proposal?.status).toBe(taken.status === 200 ? "TAKEN" : "LAPSED");
      const told = (await notificationsOf(client)).filter(({ type }) => type === "PROPOSAL_SETTLED");
      expect(told).toHaveLength(1);
    }));

  it("proposes once per idempotency key, and without one the second finds the first", async () => {
    const { client, offer, pro, tender } = await anOpenOffer();
    const answers = await Promise.all([1, 2, 3].map(() => propose(client, offer, {}, "one-press")));
    expect(statuses(answers)).toEqual([201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.proposal?.id)).size).toBe(1);
    expect(await systemMessagesOf(tender, pro)).toHaveLength(2);
    expect((await propose(client, offer, { priceMinor: 41_000 }, "one-press")).body.code).toBe(
      "idempotency_key_reused",
    );

    const other = await anOpenOffer();
    const presses = await Promise.all([1, 2, 3].map(() => propose(other.client, other.offer)));
    expect(statuses(presses)).toEqual([201, 409, 409]);
  });

  it("takes once per idempotency key, and raises the version once", async () => {
    const { offer, pro } = await aProposedOffer();
    const answers = await Promise.all([1, 2, 3].map(() => answer(pro, offer, "ACCEPT", "one-press")));

    expect(statuses(answers)).toEqual([200, 200, 200]);
    const { offer: row } = await expectSound(offer.id);
    expect(row.version).toBe(offer.version + 1);
    expect(row.revisions).toHaveLength(2);
  });
});
