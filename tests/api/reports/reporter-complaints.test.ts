import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { anAdmin, aPro, aTender } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import { complain, judge, waiting } from "./complaining";
import { caseOf, decide, decideOn, myDecisions, myReports, report, reportPerson } from "./reporting";

/** A tender that a BEE has reported and an admin has left alone. */
async function aLeftAlone() {
  const [bee, admin, other, tender] = [await aPro(), await anAdmin(), await anAdmin(), await aTender()];
  await report(bee, tender, { text: "He wants money first." });
  const { body: decision } = await decide(admin, tender, { action: "NO_ACTION" });
  return { bee, admin, other, tender, decision };
}

it("is written by who reported what was left alone, and puts the report back into the queue", async () => {
  const { bee, admin, other, tender, decision } = await aLeftAlone();
  expect((await myReports(bee))[0]).toMatchObject({ decisionId: decision.id, mayComplain: true });
  const { status, body } = await complain(bee, decision.id);
  expect(status).toBe(201);
  expect((await myReports(bee))[0]).toMatchObject({
    complaint: { status: "OPEN", reason: null },
    mayComplain: false,
  });
  const found = await waiting(other, body);
  expect(found).toMatchObject({ mayJudge: true, report: { text: "He wants money first." } });
  expect((await judge(admin, body)).body.code).toBe("complaint_own_decision");

  expect((await judge(other, body)).status).toBe(204);
  expect((await myReports(bee))[0]).toMatchObject({
    status: "OPEN",
    complaint: { status: "UPHELD", reason: "We looked again." },
  });
  expect((await caseOf(other, tender)).may).toContain("HIDE");
  await decide(other, tender);
  expect((await myReports(bee))[0]).toMatchObject({ status: "ACTIONED", mayComplain: false });
  expect((await notificationsOf(bee)).map(({ params }) => params)).toEqual(
    ["RECEIVED", "NO_ACTION", "COMPLAINT_RECEIVED", "COMPLAINT_UPHELD", "ACTIONED"].map((status) => ({
      status,
    })),
  );
});

it("leaves the report closed where the decision was right, and comes once, whatever is decided later", async () => {
  const { bee, other, decision } = await aLeftAlone();
  const { body } = await complain(bee, decision.id);
  await judge(other, body, "REJECTED");
  expect((await myReports(bee))[0]).toMatchObject({
    status: "NO_ACTION",
    complaint: { status: "REJECTED", reason: "We looked again." },
  });
  expect((await complain(bee, decision.id)).body.code).toBe("complaint_exists");
});

it("is no one else's, not about what was acted on, and over after six months", async () => {
  const { bee, admin, tender, decision } = await aLeftAlone();
  for (const who of [await aPro(), admin, null])
    expect((await complain(who, decision.id)).body.code).toBe("decision_not_found");
  await db.reportCase.updateMany({
    where: { targetId: tender.id },
    data: { closedAt: new Date(Date.now() - 200 * 86_400_000) },
  });
  expect((await complain(bee, decision.id)).body.code).toBe("complaint_too_late");

  const acted = await aTender();
  await report(bee, acted);
  const { body: hidden } = await decide(admin, acted);
  expect((await complain(bee, hidden.id)).body.code).toBe("decision_not_possible");
});

it("is one of each reporter, of whom the author never learns", async () => {
  const [admin, other, person] = [await anAdmin(), await anAdmin(), await aPro()];
  const reporters = [await aPro(), await aPro()];
  for (const reporter of reporters) await reportPerson(reporter, person);
  const { body: decision } = await decideOn(admin, person, { action: "NO_ACTION" });
  const complaints = await Promise.all(reporters.map((reporter) => complain(reporter, decision.id)));
  expect(complaints.map(({ status }) => status)).toEqual([201, 201]);
  const judged = await Promise.all(complaints.map(({ body }) => judge(other, body)));
  expect(judged.map(({ status }) => status)).toEqual([204, 204]);
  expect((await caseOf(other, person)).reports).toHaveLength(2);
  expect([await myDecisions(person), await notificationsOf(person)]).toEqual([[], []]);
});

it("lets one of two complaints of the same reporter at once in", async () => {
  const { bee, decision } = await aLeftAlone();
  const answers = await Promise.all([complain(bee, decision.id), complain(bee, decision.id)]);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
});
