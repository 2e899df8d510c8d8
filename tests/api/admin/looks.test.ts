import { beforeAll, describe, expect, it } from "vitest";
import { GET as ownProfile } from "@/app/api/users/[id]/profile/route";
import { GET as particulars } from "@/app/api/users/[id]/particulars/route";
import { GET as verification } from "@/app/api/users/[id]/verification/route";
import { PUT as replace } from "@/app/api/users/verification/[id]/route";
import { GET as verifications } from "@/app/api/verifications/route";
import { GET as conversation } from "@/app/api/disputes/[disputeId]/messages/route";
import { db } from "@/lib/platform/server/database/db";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import type { AdminRight } from "@/lib/shared/actor";
import { call } from "@/tests/support/call";
import { anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { aMediation } from "../disputes/disputing";
import { aCard, aVerification } from "../users/documents";

let person: TestUser;
let dispute: { id: string };

beforeAll(async () => {
  person = await aPro();
  await aVerification(person);
  ({ dispute } = await aMediation());
});

type Place = { route: RouteHandler; params?: Record<string, string>; action: string; subject: string };

/** Every door behind which an admin finds what people show to no one else. */
const PLACES: Record<string, () => Place> = {
  particulars: () => ({
    route: particulars,
    params: { id: person.id },
    action: "account.particulars_read",
    subject: person.id,
  }),
  "a private profile": () => ({
    route: ownProfile,
    params: { id: person.id },
    action: "account.profile_read",
    subject: person.id,
  }),
  "the identity document of a person": () => ({
    route: verification,
    params: { id: person.id },
    action: "account.documents_read",
    subject: person.id,
  }),
  "the identity documents that wait": () => ({
    route: verifications,
    action: "account.documents_read",
    subject: person.id,
  }),
  "the conversation of a dispute": () => ({
    route: conversation,
    params: { disputeId: dispute.id },
    action: "dispute.conversation_read",
    subject: dispute.id,
  }),
};

const look = ({ route, params = {} }: Place, as: TestUser) =>
  call<{ code: string }>(route, { as, params, headers: { "x-client-ip": "192.0.2.9" } });

describe("a look of an admin", () => {
  it.each(Object.entries(PLACES))("at %s is in the audit log", async (_name, place) => {
    const [admin, found] = [await anAdmin(), place()];
    expect((await look(found, admin)).status).toBe(200);
    const entries = await db.auditEntry.findMany({ where: { actorId: admin.id, subjectId: found.subject } });
    expect(entries).toMatchObject([{ action: found.action, ip: "192.0.2.9", before: null, after: null }]);
  });

  it.each(Object.entries(PLACES))("at %s takes a right to help or to judge", async (_name, place) => {
    const admin = await anAdmin({ adminRights: ["MANAGE"] satisfies AdminRight[] });
    const { status, body } = await look(place(), admin);
    expect([status, body.code]).toEqual([403, "right_missing"]);
    expect(await db.auditEntry.count({ where: { actorId: admin.id } })).toBe(0);
  });

  it("at what is their own is theirs alone", async () => {
    const admin = await anAdmin({ adminRights: [] });
    expect((await call(particulars, { as: admin, params: { id: admin.id } })).status).toBe(200);
    expect(await db.auditEntry.count({ where: { actorId: admin.id } })).toBe(0);
  });

  it("at a list that stays open is one an hour, and one more at other pictures", async () => {
    const [bee, admin, other] = [await aPro(), await anAdmin(), await anAdmin()];
    const { id } = await aVerification(bee);
    const looks = () => db.auditEntry.count({ where: { subjectId: bee.id } });
    const open = PLACES["the identity documents that wait"]!();
    await look(open, admin);
    await look(open, admin);
    expect(await looks()).toBe(1);
    await look(open, other);
    expect(await looks()).toBe(2);

    expect((await call(replace, { as: bee, params: { id }, body: await aCard(bee) })).status).toBe(200);
    await look(open, admin);
    await look(open, admin);
    expect(await looks()).toBe(3);
  });
});
