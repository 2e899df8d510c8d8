import { describe, expect, it } from "vitest";
import { PATCH as CHANGE } from "@/app/api/saved-searches/[id]/route";
import { db } from "@/lib/platform/server/database/db";
import { sendDigest } from "@/lib/saved-searches/service/digest";
import { call } from "@/tests/support/call";
import {
  alertsOfOneTest,
  aMatchedTender,
  aSearcher,
  at,
  countsOf,
  digest,
  NOON,
  received,
} from "./searchers";

alertsOfOneTest();

describe("a night", () => {
  // Summer time begins in Vienna on 29 March 2026, in New York on 8 March, and never in Tokyo.
  const NIGHTS: [string, string, string, string][] = [
    ["Europe/Vienna", "2026-03-28T19:59:00Z", "2026-03-28T20:00:00Z", "2026-03-29T05:00:00Z"],
    ["America/New_York", "2026-03-08T00:59:00Z", "2026-03-08T02:00:00Z", "2026-03-08T11:00:00Z"],
    ["Asia/Tokyo", "2026-03-28T11:59:00Z", "2026-03-28T12:00:00Z", "2026-03-28T22:00:00Z"],
  ];

  it.each(NIGHTS)(
    "in %s is quiet from nine to seven, across summer time",
    async (timeZone, before, nine, seven) => {
      const searcher = await aSearcher({ timeZone });
      const justBefore = new Date(at(seven).getTime() - 60_000);
      await aMatchedTender(at(before));
      await aMatchedTender(at(nine));
      await aMatchedTender(justBefore);
      expect(await countsOf(searcher)).toEqual([1, 1, 3]);

      expect(await digest(searcher, justBefore)).toBe(0);
      expect(await digest(searcher, at(seven))).toBe(1);
      expect(await digest(searcher, at(seven))).toBe(0);
      expect((await received(searcher)).mails.at(-1)?.subject).toBe("2 new tenders for you");
      await aMatchedTender(at(seven));
      expect(await countsOf(searcher)).toEqual([2, 3, 4]);
    },
  );

  it("does not hold up what an urgent-only search finds", async () => {
    const searcher = await aSearcher({}, { filters: { urgent: true } });
    await aMatchedTender(at("2026-03-10T23:00:00Z"), { urgent: true });
    expect(await countsOf(searcher)).toEqual([1, 1, 1]);
  });

  it("is Vienna's for whoever has told no time zone", async () => {
    const searcher = await aSearcher({ timeZone: null });
    await aMatchedTender(at("2026-07-10T19:30:00Z"));
    expect(await countsOf(searcher)).toEqual([0, 0, 1]);
  });
});

describe("the digest", () => {
  const DAILY = { channels: { inApp: true, push: false, email: "DAILY" } } as const;
  const MORNING = at("2026-03-11T06:00:00Z");

  it("names the ten best of those that are still open, the best match first", async () => {
    const searcher = await aSearcher({}, DAILY);
    await db.profile.create({
      data: { userId: searcher.pro.id, country: "AT", city: "Wien", latitude: 48.2, longitude: 16.37 },
    });
    const far = await aMatchedTender(NOON, { title: "Far away", latitude: 47.07, longitude: 15.44 });
    const taken = await aMatchedTender(NOON, { title: "Full by now" });
    await db.tender.update({ where: { id: taken.id }, data: { offerCount: 10 } });
    for (let number = 0; number < 10; number++) await aMatchedTender(NOON, { title: `Near ${number}` });

    expect(await digest(searcher, MORNING)).toBe(1);
    const [mail] = (await received(searcher)).mails;
    expect(mail?.subject).toBe("10 new tenders for you");
    expect(mail?.text).not.toContain(far.id);
    expect(mail?.text).not.toContain("Full by now");
    expect(mail?.headers["List-Unsubscribe"]).toContain("/api/saved-searches/unsubscribe");
    expect(await digest(searcher, at("2026-03-12T06:00:00Z"))).toBe(0);
  });

  it("waits for nobody who has gone away since", async () => {
    const searcher = await aSearcher({}, DAILY);
    await aMatchedTender();
    const awayEndsAt = new Date(Date.now() + 86_400_000);
    await db.user.update({ where: { id: searcher.pro.id }, data: { awayUntil: awayEndsAt, awayEndsAt } });

    await digest(searcher, MORNING);
    expect((await received(searcher)).mails).toEqual([]);
  });

  it("is sent once by two jobs at the same moment, and not about a search that was paused since", async () => {
    const [once, paused] = [await aSearcher({}, DAILY), await aSearcher({}, DAILY)];
    await aMatchedTender();
    await call(CHANGE, { as: paused.pro, params: { id: paused.searchId }, body: { paused: true } });
    await Promise.all([1, 2, 3].map(() => sendDigest({ userId: once.pro.id })));
    await sendDigest({ userId: paused.pro.id });
    expect((await received(once)).mails).toHaveLength(1);
    expect((await received(paused)).mails).toEqual([]);
  });
});
