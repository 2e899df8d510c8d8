import { describe, expect, it } from "vitest";
import { runTimers } from "@/lib/agreements/timers/service";
import { anAcceptedTender } from "@/tests/support/factories";
import { notificationsOf, systemMessagesOf } from "@/tests/support/observe";
import { act, aDispute, at, DAY_MS, open, rowOf, TALK_MS } from "./disputing";

describe.each([
  ["on ordinary days", new Date("2031-06-10T09:15:00.123Z")],
  ["through the night in which clocks go forward in Europe", new Date("2031-03-28T22:30:00.123Z")],
  ["through the night in which clocks go back in Europe", new Date("2031-10-24T23:45:00.123Z")],
])("the 72 hours of a dispute, %s", (_, begin) => {
  it("are 72 hours to the millisecond, after which an admin decides, once, however often the timers run", async () => {
    const { client, pro, tender } = await anAcceptedTender();
    const { body: dispute } = await at(begin, () => open(client, tender));
    const until = begin.getTime() + TALK_MS;
    expect(Date.parse(dispute.talkUntil)).toBe(until);

    await runTimers(new Date(until - 1));
    expect(await rowOf(dispute)).toMatchObject({ status: "TALK", version: 1 });
    await Promise.all([runTimers(new Date(until)), runTimers(new Date(until))]);
    await runTimers(new Date(until + DAY_MS));
    expect(await rowOf(dispute)).toMatchObject({
      status: "MEDIATION",
      version: 2,
      mediationAt: new Date(until),
    });
    for (const side of [client, pro]) {
      const disputes = (await notificationsOf(side)).filter(({ type }) => type === "DISPUTE");
      const ofMediation = disputes.filter(({ params }) => JSON.stringify(params).includes("MEDIATION"));
      expect(ofMediation).toHaveLength(1);
    }
    expect((await systemMessagesOf(tender, pro)).slice(2)).toEqual([
      "3 DISPUTE_OPENED",
      "4 DISPUTE_MEDIATION",
    ]);
  });

  it("are over for both at that moment also when the timers come a day late", async () => {
    const { client, tender } = await anAcceptedTender();
    const { body: dispute } = await at(begin, () => open(client, tender));
    const late = new Date(begin.getTime() + TALK_MS + DAY_MS);
    await runTimers(late);
    await runTimers(late);
    expect(await rowOf(dispute)).toMatchObject({ status: "MEDIATION", version: 2, mediationAt: late });
  });
});

it("counts anew for a dispute that begins after another one", async () => {
  const { client, tender, dispute } = await aDispute();
  await act(client, dispute, { act: "withdraw" });
  const { body: next } = await open(client, tender);
  await runTimers(new Date(Date.parse(next.talkUntil)));
  expect((await rowOf(next)).status).toBe("MEDIATION");
  expect((await rowOf(dispute)).status).toBe("CLOSED_WITHDRAWN");
});
