import { expect, it } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { aTenderWithOffers } from "@/tests/support/factories";
import { wrongAllowances } from "../../faults/check";

const query = async <Row>(text: string) => db.$queryRawUnsafe<Row[]>(text);

it("notices that the row is gone that counts the offers of a BEE", async () => {
  const { pros } = await aTenderWithOffers(2);
  const [first] = pros;
  if (!first) throw new Error("no BEE");

  expect(await wrongAllowances({ query })).toEqual([]);
  await db.offerAllowance.deleteMany({ where: { userId: first.id } });

  expect(await wrongAllowances({ query })).toEqual([`${first.id} has sent 1 offers, counted 0`]);
});
