import { expect, it } from "vitest";
import { GET } from "@/app/api/tenders/overview/route";
import type { TenderOverview } from "@/lib/agreements/schema/overview";
import { call } from "@/tests/support/call";
import { anAcceptedTender, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { act, aDispute, end, open } from "./disputing";

const disputesOf = async (as: TestUser) => (await call<TenderOverview>(GET, { as })).body.disputes;
const turnsOf = async (as: TestUser) => (await disputesOf(as)).map(({ turn }) => turn);

it("shows both sides of an open dispute what waits for them, until an admin decides", async () => {
  const { client, pro, tender, dispute } = await aDispute();
  expect(await disputesOf(pro)).toEqual([
    {
      id: dispute.id,
      tenderId: tender.id,
      title: "Paint the living room",
      name: "Nora Berger",
      turn: "answer",
    },
  ]);
  expect(await turnsOf(client)).toEqual(["talk"]);

  const { body: answered } = await act(pro, dispute, { act: "answer" });
  expect(await turnsOf(pro)).toEqual(["talk"]);
  const { body: proposed } = await act(pro, answered, { act: "propose" });
  expect([await turnsOf(client), await turnsOf(pro)]).toEqual([["agree"], ["talk"]]);

  const { body: asked } = await act(client, proposed, { act: "mediate" });
  await act(pro, asked, { act: "mediate" });
  expect([await turnsOf(client), await turnsOf(pro)]).toEqual([[], []]);
});

it("waits for the answer of the other side also while an admin has the dispute", async () => {
  const { client, pro, dispute } = await aDispute();
  const { body: asked } = await act(client, dispute, { act: "mediate" });
  await act(pro, asked, { act: "mediate" });
  expect([await turnsOf(client), await turnsOf(pro)]).toEqual([[], ["answer"]]);
});

it("is gone when the dispute is closed, and is for its two sides alone", async () => {
  const { client, pro, dispute } = await aDispute();
  for (const other of [await aPro(), await anAdmin()]) expect(await disputesOf(other)).toEqual([]);
  await act(client, dispute, { act: "withdraw" });
  expect([await turnsOf(client), await turnsOf(pro)]).toEqual([[], []]);
});

it("names the client by the short name again once the agreement has ended", async () => {
  const { client, pro, tender } = await anAcceptedTender();
  await end(client, tender);
  await open(pro, tender);
  expect((await disputesOf(client))[0]?.name).toBe("Tomáš Dvořák");
  expect((await disputesOf(pro))[0]?.name).toBe("Nora B.");
});
