import { describe, expect, it } from "vitest";
import { POST as SAVE } from "@/app/api/saved-searches/route";
import { POST as UNSUBSCRIBE } from "@/app/api/saved-searches/unsubscribe/route";
import { PATCH as EDIT } from "@/app/api/tenders/[tenderId]/route";
import { POST as CREATE } from "@/app/api/tenders/route";
import { subcategoryIdOf } from "@/lib/categories/service";
import { db } from "@/lib/platform/server/database/db";
import { jobs as matchJobs } from "@/lib/saved-searches/jobs";
import { countAlerted } from "@/lib/saved-searches/service/match-tender";
import { call } from "@/tests/support/call";
import { aClient, anOffer, aTender } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import {
  alertsOfOneTest,
  aMatchedTender,
  aSearcher,
  at,
  countsOf,
  digest,
  match,
  received,
} from "./searchers";

alertsOfOneTest();

describe("a new tender that matches", () => {
  it("is told by bell, push and mail, from the post of the client on", async () => {
    const searcher = await aSearcher();
    const client = await aClient();
    const body = {
      subcategoryId: subcategoryIdOf("painting"),
      title: "Paint the stairs",
      description: "Two floors, white, with the banisters.",
      isRemote: true,
      dateType: "FLEXIBLE",
      budgetType: "OPEN",
    };
    const { body: tender } = await call<{ id: string }>(CREATE, { as: client, body });
    await runJobs(matchJobs.filter(({ job }) => job.name === "match-tender"));
    const { bell } = await received(searcher);
    expect(bell).toMatchObject([
      {
        type: "NEW_MATCH",
        actor: null,
        tenderId: tender.id,
        tenderTitle: "Paint the stairs",
        params: { search: "Walls" },
        href: `/account/tenders/${tender.id}`,
        readAt: null,
      },
    ]);
    expect(await countAlerted(tender.id)).toBe(1);
  });

  it("says in the push neither title nor search, and in the mail how to stop it", async () => {
    const searcher = await aSearcher({ lang: "de" });
    const tender = await aMatchedTender();
    const { pushes, mails } = await received(searcher);
    expect(pushes).toMatchObject([
      { title: "Ein neuer Auftrag passt zu Ihrer Suche", href: `/de/account/tenders/${tender.id}` },
    ]);
    expect(JSON.stringify(pushes)).not.toMatch(/Walls|living room/);
    const [mail] = mails;
    expect(mail?.subject).toBe("Neuer Auftrag: Paint the living room");
    for (const part of ["„Walls“", "Wien", `/de/account/tenders/${tender.id}`, "/de/account/saved-searches"])
      expect(mail?.text).toContain(part);
    const link = new URL(/<(.+)>/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "");
    expect(link.pathname).toBe("/api/saved-searches/unsubscribe");
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");

    const answer = await call(UNSUBSCRIBE, { query: Object.fromEntries(link.searchParams), body: undefined });
    expect(answer.status).toBe(204);
    await aMatchedTender();
    expect(await countsOf(searcher)).toEqual([2, 1, 2]);
    const forged = await call(UNSUBSCRIBE, {
      query: { token: `${searcher.pro.id}.x`, id: searcher.searchId },
    });
    expect(forged.status).toBe(410);
  });

  it("is told once however many searches match it, and by the own search before the start search", async () => {
    const searcher = await aSearcher();
    await db.profile.create({
      data: { userId: searcher.pro.id, country: "AT", city: "Wien", latitude: 48.2, longitude: 16.37 },
    });
    await db.userSubcategory.create({
      data: { userId: searcher.pro.id, subcategoryId: subcategoryIdOf("painting") },
    });
    await call(SAVE, { as: searcher.pro, body: { name: "Everything", filters: {} } });
    const tender = await aMatchedTender();
    await match(tender);
    expect(await db.searchMatch.count({ where: { tenderId: tender.id } })).toBe(3);
    expect(await countsOf(searcher)).toEqual([1, 1, 1]);
    expect((await received(searcher)).bell[0]?.params.search).toBe("Walls");
    expect(await countAlerted(tender.id)).toBe(1);
  });

  it("is told only in the ways that were chosen, and not at all when paused", async () => {
    const off = { inApp: false, push: false, email: "OFF" } as const;
    const [bellOnly, mailOnly, none, paused] = [
      await aSearcher({}, { channels: { ...off, inApp: true } }),
      await aSearcher({}, { channels: { ...off, email: "INSTANT" } }),
      await aSearcher({}, { channels: off }),
      await aSearcher({}, { paused: true }),
    ];
    const noMails = await aSearcher({ emailsNewMatch: false });
    const noPushes = await aSearcher({ pushesNewMatch: false });
    const tender = await aMatchedTender();
    expect(await countsOf(bellOnly)).toEqual([0, 0, 1]);
    expect(await countsOf(mailOnly)).toEqual([0, 1, 0]);
    expect(await countsOf(none)).toEqual([0, 0, 0]);
    expect(await countsOf(paused)).toEqual([0, 0, 0]);
    expect(await countsOf(noMails)).toEqual([1, 0, 1]);
    expect(await countsOf(noPushes)).toEqual([0, 1, 1]);
    expect(await countAlerted(tender.id)).toBe(4);
  });

  it("is told when an edit makes it match, and not when it matched before", async () => {
    const client = await aClient();
    const tender = await aTender({ client, urgent: false });
    const before = await aSearcher();
    const urgent = await aSearcher({}, { filters: { urgent: true } });
    const edit = (version: number, change: object) =>
      call(EDIT, { as: client, params: { tenderId: tender.id }, body: { version, ...change } });
    const answer = await edit(1, { urgent: true });
    expect(answer.status).toBe(200);
    await edit(2, { title: "Paint both living rooms" });
    await runJobs(matchJobs.filter(({ job }) => job.name === "match-tender"));
    expect((await received(before)).bell).toEqual([]);
    expect((await received(urgent)).bell).toHaveLength(1);
  });

  it("is not told to a PRO who has sent an offer, and never after it is taken or full", async () => {
    const offered = await aSearcher();
    const tender = await aTender();
    await anOffer({ tender, pro: offered.pro });
    await match(tender);
    expect((await received(offered)).bell).toEqual([]);

    const [late, full] = [await aSearcher(), await aTender()];
    await match(full);
    await db.tender.update({ where: { id: full.id }, data: { offerCount: 10 } });
    // Found while it was open, checked when it is sent.
    expect(await countsOf(late)).toEqual([0, 0, 1]);
    const closed = await aTender({ offerCount: 10 });
    await match(closed);
    expect((await countsOf(late)).slice(0, 2)).toEqual([0, 0]);
  });
});

describe("a day", () => {
  it("has six pushes and three mails at most, and the rest comes in the next digest", async () => {
    const searcher = await aSearcher();
    const tenders = [];
    for (let number = 0; number < 8; number++) tenders.push(await aMatchedTender());
    expect(await countsOf(searcher)).toEqual([6, 3, 8]);

    expect(await digest(searcher, at("2026-03-10T19:30:00Z"))).toBe(0);
    expect(await digest(searcher, at("2026-03-11T06:00:00Z"))).toBe(1);
    const { mails } = await received(searcher);
    expect(mails).toHaveLength(4);
    expect(mails.at(-1)?.subject).toBe("5 new tenders for you");
    const named = tenders.filter(({ id }) => mails.at(-1)?.text.includes(id));
    expect(named).toEqual(tenders.slice(3));

    await aMatchedTender(at("2026-03-11T11:00:00Z"));
    expect(await countsOf(searcher)).toEqual([7, 5, 9]);
  });

  it("counts no more than its limits when many tenders come at once", async () => {
    const searcher = await aSearcher();
    const tenders = await Promise.all(Array.from({ length: 12 }, () => aTender()));
    await Promise.all(tenders.map((tender) => match(tender)));
    expect(await countsOf(searcher)).toEqual([6, 3, 10]);
    expect(await db.matchAlert.count({ where: { userId: searcher.pro.id } })).toBe(12);
  });
});
