import { describe, expect, it } from "vitest";
import { call } from "@/tests/support/call";
import { POST as TRANSLATE } from "@/app/api/translations/route";
import { PATCH as SETTLE } from "@/app/api/tender-questions/[questionId]/route";
import { anAdmin, aClient, aPro } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { aMessage, anAnswer, aQuestion, KINDS, ratingOf, aReview, type Reportable } from "./kinds";
import { caseOf, decide, myDecisions, myReports, report } from "./reporting";

const about = ({ kind }: Reportable) => ({ kind });
const deciding = ({ kind }: Reportable) => ({ targetKind: kind, reason: "It is not true." });

describe.each(Object.entries(KINDS))("a %s", (_, make) => {
  it("is reported once, with a copy, by who sees it, and its author learns nothing of it", async () => {
    const [target, admin] = [await make(), await anAdmin()];
    const first = await report(target.reader, target, about(target));
    const again = await report(target.reader, target, { ...about(target), category: "SPAM" });
    expect([first.status, again.body.id]).toEqual([201, first.body.id]);
    expect((await myReports(target.reader)).map(({ kind, status }) => [kind, status])).toEqual([
      [target.kind, "OPEN"],
    ]);
    const found = await caseOf(admin, target);
    expect([found.author.id, found.reports.length]).toEqual([target.author.id, 1]);
    expect(found.reports[0]?.copy.text).toContain(target.text);
    expect((await notificationsOf(target.author)).filter(({ type }) => type === "DECISION")).toEqual([]);
  });

  it("cannot be reported by its author, nor by those who may not know of it", async () => {
    const target = await make();
    expect((await report(target.author, target, about(target))).body.code).toBe("report_own");
    for (const stranger of target.strangers) {
      const { status, body } = await report(stranger, target, about(target));
      expect([status, body.code]).toEqual([404, "report_target_not_found"]);
    }
  });

  it("is gone for all others while it is hidden, marked for its author, and there again afterwards", async () => {
    const [target, admin] = [await make(), await anAdmin()];
    const shown = async () => {
      const places = Object.entries(target.places);
      const texts = await Promise.all(places.map(async ([name, read]) => [name, await read()] as const));
      return texts.filter(([, text]) => text.includes(target.text)).map(([name]) => name);
    };
    const all = Object.keys(target.places);
    expect(await shown()).toEqual(all);
    expect((await decide(admin, target, deciding(target))).status).toBe(201);
    expect(await shown()).toEqual([]);
    expect(await target.own()).toContain(target.text);
    expect(await target.own()).toMatch(/[hH]iddenAt":"20/u);
    expect((await myDecisions(target.author))[0]).toMatchObject({
      kind: target.kind,
      action: "HIDE",
      reason: "It is not true.",
    });

    await decide(admin, target, { ...deciding(target), action: "RESTORE" });
    expect(await shown()).toEqual(all);
    expect(await target.own()).not.toMatch(/[hH]iddenAt":"20/u);
  });
});

it("leaves no question to be answered that is hidden", async () => {
  const [target, admin] = [await aQuestion(), await anAdmin()];
  await decide(admin, target, deciding(target));
  const answered = { as: target.reader, params: { questionId: target.id }, body: { answer: "Never." } };
  expect((await call(SETTLE, answered)).status).toBe(404);
});

it("judges an answer apart from its question, each for its own author", async () => {
  const [target, admin] = [await anAnswer(), await anAdmin()];
  const question = { ...target, kind: "QUESTION" as const };
  await report(target.reader, target, about(target));
  await decide(admin, target, deciding(target));
  // Its reader has asked the question, and nothing was decided about that.
  expect(await myDecisions(target.reader)).toEqual([]);
  expect(await target.places["who asked"]!()).toContain("Which colour is it to be?");
  const asked = { as: target.reader, body: { kind: "answer", id: target.id, to: "de" } };
  expect((await call(TRANSLATE, asked)).status).toBe(404);

  const other = await aPro();
  expect((await report(other, question, about(question))).status).toBe(201);
  expect((await caseOf(admin, question)).author.id).toBe(target.reader.id);
  expect((await report(other, target, about(target))).body.code).toBe("report_target_not_found");
});

it("shows a message of a conversation to no admin who was not asked to look at it", async () => {
  const [target, admin] = [await aMessage(), await anAdmin()];
  expect((await report(admin, target, about(target))).status).toBe(404);
  await report(target.reader, target, about(target));
  expect((await caseOf(admin, target)).reports[0]?.copy.title).toBe("Paint the living room");
});

describe("a review", () => {
  it("counts in no average while it is hidden", async () => {
    const [target, admin] = [await aReview(), await anAdmin()];
    expect(await ratingOf(target.reader.id)).toMatchObject({ average: 4, count: 1 });
    await decide(admin, target, deciding(target));
    expect(await ratingOf(target.reader.id)).toMatchObject({ average: 0, count: 0 });
    await decide(admin, target, { ...deciding(target), action: "RESTORE" });
    expect(await ratingOf(target.reader.id)).toMatchObject({ average: 4, count: 1 });
  });

  it("is public: visitors report it as well, also as one that is not real, which nothing else can be", async () => {
    const target = await aReview();
    expect((await report(null, target, { kind: "REVIEW", category: "FAKE_REVIEW" })).status).toBe(201);
    const other = await aReview();
    expect((await report(await aClient(), other, { kind: "REVIEW", category: "FAKE_REVIEW" })).status).toBe(
      201,
    );
  });
});
