import { expect, it } from "vitest";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { DELETE as DELETE_ACCOUNT } from "@/app/api/users/[id]/route";
import { GET as list } from "@/app/api/verifications/route";
import { db } from "@/lib/platform/server/database/db";
import { verificationList } from "@/lib/verification/schema";
import { aVerification, decided } from "@/tests/api/users/documents";
import { call, read } from "@/tests/support/call";
import { anAdmin, aPro, PASSWORD, type TestUser } from "@/tests/support/factories";
import { claimEntry, entryOf, queuePage } from "./waiting";

const listAs = async (as: TestUser) => read(verificationList, await call(list, { as }));

it("leaves out the documents of deleted accounts until these are taken back", async () => {
  await db.verification.deleteMany({});
  const [bee, waiting, admin] = [await aPro(), await aPro(), await anAdmin()];
  const [sent, { id: otherId }] = [await aVerification(bee), await aVerification(waiting)];
  const { id } = sent;
  await call(DELETE_ACCOUNT, { as: bee, params: { id: bee.id }, body: { password: PASSWORD } });

  const { items, total } = await listAs(admin);
  expect([items.map((entry) => entry.id), total]).toEqual([[otherId], 1]);
  expect((await queuePage(admin)).body.waiting.VERIFICATION).toBe(1);
  expect(await entryOf(admin, { id })).toBeUndefined();
  expect((await claimEntry(admin, { kind: "VERIFICATION", id })).body.code).toBe("queue_entry_closed");
  expect((await decided(admin, sent)).status).toBe(404);

  const { status } = await call(signIn, { body: { email: bee.email, password: PASSWORD } });
  expect(status).toBe(200);
  expect((await listAs(admin)).total).toBe(2);
  expect(await entryOf(admin, { id })).toBeDefined();
  expect((await decided(admin, sent)).status).toBe(200);
});
