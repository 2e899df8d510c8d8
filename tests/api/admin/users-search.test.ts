import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/admin/users/route";
import { foundUserList, type FoundUserList } from "@/lib/admin/users/schema";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { countQueries } from "@/tests/support/count-queries";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";
import { plansOf, withClient } from "@/tests/support/plans-of";

const find = async (as: TestUser, search: string, page = 1): Promise<FoundUserList> =>
  read(foundUserList, await call(GET, { as, query: { search, page } }));
const idsOf = ({ items }: FoundUserList) => items.map(({ person }) => person.id);

describe("the admins' search for people", () => {
  it("finds an account by a part of name, business, e-mail address or phone number, and by id", async () => {
    const admin = await anAdmin({ adminRights: ["SUPPORT"] });
    const bee = await aPro({
      firstName: "Žofie",
      lastName: "Kvapilová",
      isBusiness: true,
      businessName: "Střechy Brno s.r.o.",
      email: "zofie_kv@roofs.example",
      phone: "+420777123987",
    });
    const searches = ["kvapil", "zofie KVAPILOVA", "Kvapilová Žof", "strechy", "zofie_kv@roofs.example"];
    for (const search of [...searches, "+420 777 123 987", "777123987", "0777/123 987", bee.id])
      expect([search, idsOf(await find(admin, search))]).toEqual([search, [bee.id]]);
    for (const search of ["kvapilx", "zofie unknown", "zofieXkv@roofs", "+421777123987", newId()])
      expect([search, idsOf(await find(admin, search))]).toEqual([search, []]);
  });

  it("shows name, role, address and how the account stands", async () => {
    const admin = await anAdmin();
    const lastName = "Standinger";
    const soon = new Date(Date.now() + 60_000);
    await aClient({ lastName, firstName: "Ann" });
    await aPro({ lastName, firstName: "Bob", limitedUntil: soon });
    await aPro({ lastName, firstName: "Cid", limitedUntil: new Date(0) });
    await aPro({ lastName, firstName: "Dan", limitedUntil: soon, suspendedAt: new Date() });
    await aClient({ lastName, firstName: "Eve", deletedAt: new Date() });
    const { items, total } = await find(admin, lastName);
    expect(total).toBe(5);
    expect(items.map(({ person, status }) => [person.name, person.role, status])).toEqual([
      ["Eve Standinger", "CLIENT", "DELETED"],
      ["Dan Standinger", "PRO", "SUSPENDED"],
      ["Cid Standinger", "PRO", "ACTIVE"],
      ["Bob Standinger", "PRO", "LIMITED"],
      ["Ann Standinger", "CLIENT", "ACTIVE"],
    ]);
    expect(items.map(({ email }) => email === null)).toEqual([true, false, false, false, false]);
  });

  it("lists everybody where nothing is searched for, and nobody for less than three letters in a row", async () => {
    const admin = await anAdmin();
    expect((await find(admin, "")).total).toBe(await db.user.count());
    for (const search of ["be", "b_r", "% %", "a b c"]) expect((await find(admin, search)).total).toBe(0);
  });

  it("comes in pages, the newest first, with one query besides who is calling", async () => {
    const admin = await anAdmin();
    for (let turn = 0; turn < 26; turn++) await aClient({ lastName: "Manifold" });
    const [first, second] = [await find(admin, "manifold"), await find(admin, "manifold", 2)];
    expect([first.items.length, second.items.length, first.total]).toEqual([25, 1, 26]);
    const times = [...first.items, ...second.items].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const { queries } = await countQueries(() => find(admin, "manifold"));
    expect(queries).toBeLessThanOrEqual(1 + 1);
  });

  it("is for those who support", async () => {
    const refused = await call<{ code: string }>(GET, { as: await anAdmin({ adminRights: ["MODERATE"] }) });
    expect([refused.status, refused.body.code]).toEqual([403, "right_missing"]);
    expect((await call(GET, { as: await aClient() })).status).toBe(403);
  });
});

describe("of 20,000 accounts", () => {
  const ABOUT = /FROM users u/;
  const plansOfSearch = (admin: TestUser, search: string) => plansOf(() => find(admin, search), ABOUT);

  // The older an account, the higher its number; the oldest 3,000 share a name that no other has.
  beforeAll(() =>
    withClient(async (client) => {
      await client.query(`
        INSERT INTO users (id, email, role, first_name, last_name, phone, referral_code, created_at, updated_at)
        SELECT gen_random_uuid(), 'many.' || n || '@example.com', 'CLIENT', CASE WHEN n > 17000 THEN 'Methuselah' ELSE 'Many' END,
          md5(n::text), '+43664' || lpad(n::text, 7, '0'), lpad(n::text, 8, '0'), now() - n * interval '1 minute', now()
        FROM generate_series(20000, 1, -1) n`);
      await client.query("ANALYZE users");
    }),
  );

  it("goes through an index, whatever the search is", async () => {
    const admin = await anAdmin();
    for (const search of ["many.4711@example.com", "0664 0004711", "c4ca4238a0b9", "many.1 c4ca4 664"]) {
      const plans = await plansOfSearch(admin, search);
      expect(plans).toHaveLength(1);
      expect(plans[0]).toMatch(/users_words_idx/);
      expect(plans[0]).toMatch(/users_created_at_id_idx.*never executed/);
    }
    expect((await plansOfSearch(admin, "")).join()).toMatch(/users_created_at_id_idx/);
    expect((await plansOfSearch(admin, newId())).join()).toMatch(/users_pkey/);
  });

  it("lists the newest first of a word that nearly all have, page after page", async () => {
    const admin = await anAdmin();
    const numbers: string[] = [];
    for (const page of [1, 2, 3])
      numbers.push(...(await find(admin, "example.com many.", page)).items.map(({ email }) => String(email)));
    expect(numbers).toEqual(Array.from({ length: 75 }, (_, index) => `many.${index + 1}@example.com`));
  });

  it("finds a word that only old accounts have, without reading all newer ones", async () => {
    const admin = await anAdmin();
    const { items, total, totalIsCapped } = await find(admin, "methuselah");
    expect([items.length, total, totalIsCapped]).toEqual([25, 1000, true]);
    expect(items.every(({ person }) => person.name.startsWith("Methuselah"))).toBe(true);
    const [plan] = await plansOfSearch(admin, "methuselah");
    const [, read] = /users_created_at_id_idx.*actual rows=(\d+)/.exec(plan ?? "") ?? [];
    expect(Number(read)).toBe(4000);
  });
});
