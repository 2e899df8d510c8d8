import { describe, expect, it } from "vitest";
import { DELETE as DELETE_ACCOUNT } from "@/app/api/users/[id]/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, aPro, PASSWORD, type TestUser } from "@/tests/support/factories";
import { forgetAccount, leaveForGood } from "@/tests/support/leave-for-good";
import { complain, judge } from "./complaining";
import { aQuestion } from "./kinds";
import { decideOn, myReports, queue, report, reportPerson } from "./reporting";

const deleteAccount = async (as: TestUser) =>
  expect(
    (await call(DELETE_ACCOUNT, { as, params: { id: as.id }, body: { password: PASSWORD } })).status,
  ).toBe(204);

const waits = async (targetId: string) =>
  (await queue(await anAdmin())).some((waiting) => waiting.targetId === targetId);

const copiesAbout = async (targetId: string) =>
  (await db.report.findMany({ where: { case: { targetId } } })).map(({ copy }) => copy);

const EMPTY = { title: "", text: "" };

describe("a report about a person who deletes the account", () => {
  it("is judged while the account can come back, and its reporter reads the outcome", async () => {
    const [client, bee, admin] = [await aClient(), await aPro(), await anAdmin()];
    await reportPerson(client, bee);
    await deleteAccount(bee);
    expect(await waits(bee.id)).toBe(true);
    const { status, body } = await decideOn(admin, bee, { action: "NO_ACTION" });
    expect(status).toBe(201);
    expect((await myReports(client)).map((own) => own.status)).toEqual(["NO_ACTION"]);
    expect(await waits(bee.id)).toBe(false);

    const { body: complaint } = await complain(client, body.id);
    expect((await judge(await anAdmin(), complaint)).status).toBe(204);
    expect(await waits(bee.id)).toBe(true);
  });

  it("is closed with the erasure, without a copy", async () => {
    const [client, bee] = [await aClient(), await aPro({ firstName: "Petra" })];
    await reportPerson(client, bee);
    await deleteAccount(bee);
    expect(await copiesAbout(bee.id)).not.toContainEqual(EMPTY);
    await forgetAccount(bee);
    expect(await waits(bee.id)).toBe(false);
    expect(await copiesAbout(bee.id)).toEqual([EMPTY]);
    expect((await myReports(client)).map((own) => own.status)).toEqual(["NO_ACTION"]);
    expect((await decideOn(await anAdmin(), bee, { action: "WARN" })).status).toBe(404);
  });
});

it("closes the report about a question that goes with the account of its asker", async () => {
  const { id, kind, author, reader } = await aQuestion();
  await report(reader, { id }, { kind });
  await leaveForGood(author);
  expect(await waits(id)).toBe(false);
  expect(await copiesAbout(id)).toEqual([EMPTY]);
  expect((await myReports(reader)).map((own) => own.status)).toEqual(["NO_ACTION"]);
});

it("lets a complaint be upheld whose person is gone, and has nobody judge that person again", async () => {
  const [client, bee] = [await aClient(), await aPro()];
  await reportPerson(client, bee);
  const { body } = await decideOn(await anAdmin(), bee, { action: "NO_ACTION" });
  const { body: complaint } = await complain(client, body.id);
  await leaveForGood(bee);

  expect((await judge(await anAdmin(), complaint)).status).toBe(204);
  expect(await waits(bee.id)).toBe(false);
});
