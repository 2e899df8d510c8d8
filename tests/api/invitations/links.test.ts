import { expect, it } from "vitest";
import { POST as OPEN } from "@/app/api/invitations/link/route";
import { POST as CREATE } from "@/app/api/tenders/[tenderId]/invitations/link/route";
import { GET as READ } from "@/app/api/tenders/[tenderId]/route";
import { cancelTender } from "@/lib/agreements/service/cancel-tender";
import { INVITATION_LIMITS } from "@/lib/invitations/constants";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";
import { actorOf, aClient, aPro, aTender, type TestUser } from "@/tests/support/factories";
import { notificationsOf } from "@/tests/support/observe";
import type { Answer } from "./invitation-factories";

const create = async (as: TestUser, { id }: { id: string }) =>
  (await call<{ token: string; code?: string }>(CREATE, { as, params: { tenderId: id } })).body;
const open = (as: TestUser, token: string) => call<Answer>(OPEN, { as, body: { token } });

async function aPrivateTender() {
  const client = await aClient();
  return { client, tender: await aTender({ client, isPrivate: true }) };
}

it("opens even a private tender for every BEE who has the address, once each, and notifies none", async () => {
  const { client, tender } = await aPrivateTender();
  const [pro, other] = [await aPro(), await aPro()];
  const statusFor = async (as: TestUser) =>
    (await call(READ, { as, params: { tenderId: tender.id } })).status;
  const { token } = await create(client, tender);
  expect(await statusFor(pro)).toBe(404);

  const answers = await Promise.all([open(pro, token), open(pro, token), open(other, token)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(answers[0].body).toMatchObject({ tenderId: tender.id, channel: "LINK", pro: { id: pro.id } });
  expect(answers[1].body.id).toBe(answers[0].body.id);
  expect([await statusFor(pro), await statusFor(other), await statusFor(await aPro())]).toEqual([
    200, 200, 404,
  ]);
  expect(await notificationsOf(pro)).toEqual([]);
});

it("keeps only the hash of a link, at most five, and none of a tender that is over", async () => {
  const { client, tender } = await aPrivateTender();
  const tokens: string[] = [];
  for (let number = 0; number <= INVITATION_LIMITS.links; number++)
    tokens.push((await create(client, tender)).token);
  const [oldest = "", newest = ""] = [tokens[0], tokens.at(-1)];
  const rows = await db.invitationLink.findMany({ where: { tenderId: tender.id } });

  expect(rows).toHaveLength(INVITATION_LIMITS.links);
  expect(JSON.stringify(rows)).not.toContain(newest);
  expect((await open(await aPro(), oldest)).body.code).toBe("link_expired");
  expect((await open(await aPro(), newest)).status).toBe(200);
  const move = { version: 1, reason: "OTHER" } as const;
  await cancelTender({ actor: actorOf(client), lang: "en", tenderId: tender.id, move });
  expect((await open(await aPro(), newest)).body.code).toBe("link_expired");
});

it("is made by the creator and opened by BEEs", async () => {
  const { client, tender } = await aPrivateTender();
  const { token } = await create(client, tender);

  expect((await create(await aClient(), tender)).code).toBe("tender_not_found");
  expect((await create(await aPro(), tender)).code).toBe("wrong_role");
  expect((await open(client, token)).body.code).toBe("wrong_role");
  expect((await open(await aPro(), "x".repeat(43))).body.code).toBe("link_expired");
  expect((await open(await aPro(), "short")).status).toBe(422);
});
