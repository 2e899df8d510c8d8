import { describe, expect, it } from "vitest";
import { DELETE as deleteAccount } from "@/app/api/users/[id]/route";
import { PUT } from "@/app/api/admin/users/[userId]/rights/route";
import { GET as queue } from "@/app/api/admin/queue/route";
import { GET as disputes } from "@/app/api/disputes/route";
import { GET as overview } from "@/app/api/tenders/overview/route";
import { db } from "@/lib/platform/server/database/db";
import { rightsThatOpen, type RouteHandler } from "@/lib/platform/server/http/route-spec";
import { ADMIN_RIGHTS, type AdminRight } from "@/lib/shared/actor";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aClient, anAdmin, PASSWORD, type TestUser } from "@/tests/support/factories";
import { rounds, ROUNDS_TIMEOUT_MS } from "@/tests/support/rounds";

const routes = import.meta.glob<Record<string, RouteHandler>>("/app/api/**/route.ts", { eager: true });
const doors = Object.entries(routes).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, handler]) => ({ name: `${method} ${path}`, handler })),
);

type Refused = { code: string };
const refusalOf = ({ status, body }: { status: number; body: Refused }) => [status, body.code];

const give = (as: TestUser, to: TestUser, rights: readonly AdminRight[]) =>
  call<Refused & { rights: AdminRight[] }>(PUT, { as, params: { userId: to.id }, body: { rights } });

const rightsOf = async ({ id }: TestUser) =>
  (await db.user.findUniqueOrThrow({ where: { id }, select: { adminRights: true } })).adminRights;

/** Leaves these admins alone in the place: what others of this file have made would be managers, too. */
async function alone(...admins: TestUser[]): Promise<void> {
  const others = { role: "ADMIN", id: { notIn: admins.map(({ id }) => id) } } as const;
  await db.user.updateMany({ where: others, data: { adminRights: [] } });
}

describe("the rights of an admin", () => {
  it("are asked for at every door that is only for admins", () => {
    const open = doors.filter(({ handler: { spec } }) => spec.auth === "ADMIN" && !spec.adminRight);
    expect(open.map(({ name }) => name)).toEqual([]);
  });

  it("close every door of a right that one does not have", async () => {
    for (const missing of ADMIN_RIGHTS) {
      const admin = await anAdmin({ adminRights: ADMIN_RIGHTS.filter((right) => right !== missing) });
      const closed = doors.filter(({ handler: { spec } }) => rightsThatOpen(spec).join() === missing);
      for (const { name, handler } of closed)
        expect([name, refusalOf(await call<Refused>(handler, { as: admin }))]).toEqual([
          name,
          [403, "right_missing"],
        ]);
    }
  });

  it("open a door for which any of several is enough by each of them, and to none without", async () => {
    const several = doors.filter(({ handler: { spec } }) => rightsThatOpen(spec).length > 1);
    expect(several.map(({ name }) => name)).toContain("POST /app/api/admin/decisions/route.ts");
    for (const { name, handler } of several)
      for (const right of ADMIN_RIGHTS) {
        const admin = await anAdmin({ adminRights: [right] });
        const { body } = await call<Refused | undefined>(handler, { as: admin });
        const isOpen = rightsThatOpen(handler.spec).includes(right);
        expect([name, right, body?.code === "right_missing"]).toEqual([name, right, !isOpen]);
      }
  });

  it("say nothing to people who are no admins", async () => {
    const client = await aClient();
    expect((await call(disputes, { as: client })).status).toBe(200);
    expect(refusalOf(await call<Refused>(queue, { as: client }))).toEqual([403, "wrong_role"]);
  });

  it("count with the next request, whatever the token was made with", async () => {
    const [manager, admin] = [await anAdmin(), await anAdmin()];
    expect((await call(queue, { as: admin })).status).toBe(200);
    expect((await give(manager, admin, ["SUPPORT"])).body.rights).toEqual(["SUPPORT"]);
    expect((await call(overview, { as: admin })).body).toMatchObject({
      waitingEntries: { CONTACT: expect.any(Number) },
    });
    await give(manager, admin, []);
    expect(refusalOf(await call<Refused>(queue, { as: admin }))).toEqual([403, "right_missing"]);
    expect((await call(overview, { as: admin })).body).toMatchObject({ waitingEntries: {} });
    await give(manager, admin, ["MANAGE", "MODERATE", "MODERATE"]);
    expect(await rightsOf(admin)).toEqual(["MODERATE", "MANAGE"]);
    expect((await call(queue, { as: admin })).status).toBe(200);
  });

  it("are given by those who may manage, to other admins only", async () => {
    const [manager, client] = [await anAdmin(), await aClient()];
    const supporter = await anAdmin({ adminRights: ["MODERATE", "SUPPORT"] });
    expect(refusalOf(await give(supporter, manager, []))).toEqual([403, "right_missing"]);
    expect(refusalOf(await give(manager, manager, []))).toEqual([403, "forbidden"]);
    expect(refusalOf(await give(manager, client, ["MODERATE"]))).toEqual([404, "user_not_found"]);
    expect(refusalOf(await give(manager, { ...client, id: newId() }, []))).toEqual([404, "user_not_found"]);
  });

  it("leave a trace when they change: who, whose, before and after", async () => {
    const [manager, admin] = [await anAdmin(), await anAdmin()];
    await give(manager, admin, ["SUPPORT"]);
    expect(await db.auditEntry.findFirst({ where: { subjectId: admin.id } })).toMatchObject({
      actorId: manager.id,
      action: "account.rights_changed",
      before: { rights: [...ADMIN_RIGHTS] },
      after: { rights: ["SUPPORT"] },
    });
  });

  it(
    "to manage stay with one of two who take them from each other at once",
    { timeout: ROUNDS_TIMEOUT_MS },
    () =>
      rounds(async () => {
        const [one, other] = [await anAdmin(), await anAdmin()];
        await alone(one, other);
        const answers = await Promise.all([give(one, other, []), give(other, one, [])]);
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 403]));
        const left = [...(await rightsOf(one)), ...(await rightsOf(other))];
        expect(left).toEqual([...ADMIN_RIGHTS]);
      }),
  );

  it("to manage are not lost with the account of the last who has them", async () => {
    const [manager, admin] = [await anAdmin(), await anAdmin({ adminRights: ["MODERATE"] })];
    await alone(manager, admin);
    const leave = (as: TestUser) =>
      call<Refused>(deleteAccount, { as, params: { id: as.id }, body: { password: PASSWORD } });
    expect(refusalOf(await leave(manager))).toEqual([409, "last_manager"]);
    await give(manager, admin, ["MANAGE"]);
    expect((await leave(manager)).status).toBe(204);
    expect(await rightsOf(manager)).toEqual([]);
  });
});
