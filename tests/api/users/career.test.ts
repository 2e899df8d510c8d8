import { describe, expect, it } from "vitest";
import * as oneEducation from "@/app/api/users/educations/[id]/route";
import { POST as addEducation } from "@/app/api/users/educations/route";
import * as oneExperience from "@/app/api/users/experiences/[id]/route";
import { POST as addExperience } from "@/app/api/users/experiences/route";
import { GET as readOwn } from "@/app/api/users/[id]/profile/route";
import { newId } from "@/lib/shared/ids";
import { ownProfile } from "@/lib/users/profile/schema";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";

type Answer = { id: string; code?: string; errors?: { path: string; code: string }[] };

const SCHOOL = { school: "HTL Mödling", degree: "Master", field: null, fromYear: 1999, toYear: 2003 };
const WORK = { title: "Painter", company: "Berger 🐝", fromMonth: "2004-02", toMonth: "2010-01" };

const KINDS = [
  {
    name: "education",
    list: "educations",
    most: 10,
    add: addEducation,
    one: oneEducation,
    body: SCHOOL,
    changed: { school: "Meisterschule", fromYear: 2004, isCurrent: true, toYear: 2010, degree: " " },
    kept: { school: "Meisterschule", degree: null, fromYear: 2004, toYear: null, isCurrent: true },
  },
  {
    name: "experience",
    list: "experiences",
    most: 20,
    add: addExperience,
    one: oneExperience,
    body: WORK,
    changed: { title: "Master", fromMonth: "2010-02", isCurrent: true, toMonth: "2012-01", company: " " },
    kept: { title: "Master", company: null, fromMonth: "2010-02", toMonth: null, isCurrent: true },
  },
] as const;

const PROBLEMS: Record<(typeof KINDS)[number]["name"], [problem: string, body: object][]> = {
  education: [
    ["school tooShort", { ...SCHOOL, school: " x " }],
    ["school tooLong", { ...SCHOOL, school: "x".repeat(5000) }],
    ["school invalid", { ...SCHOOL, school: "HTL\u0000" }],
    ["school oneLine", { ...SCHOOL, school: "HTL\nMödling" }],
    ["fromYear tooSmall", { ...SCHOOL, fromYear: 1929 }],
    ["fromYear wholeNumber", { ...SCHOOL, fromYear: 1999.5 }],
    ["fromYear number", { ...SCHOOL, fromYear: "1999" }],
    ["toYear endBeforeStart", { ...SCHOOL, toYear: 1998 }],
    ["toYear required", { ...SCHOOL, toYear: null }],
    ["isCurrent invalid", { ...SCHOOL, isCurrent: "yes" }],
    ["description tooLong", { ...SCHOOL, description: "x".repeat(501) }],
  ],
  experience: [
    ["title tooShort", { ...WORK, title: " x " }],
    ["title tooLong", { ...WORK, title: "x".repeat(5000) }],
    ["company invalid", { ...WORK, company: "\u0000" }],
    ["company oneLine", { ...WORK, company: "\u202Eregreb" }],
    ["fromMonth invalid", { ...WORK, fromMonth: "2004-13" }],
    ["fromMonth invalid", { ...WORK, fromMonth: "2004-02-01" }],
    ["fromMonth invalid", { ...WORK, fromMonth: 2004 }],
    ["toMonth endBeforeStart", { ...WORK, toMonth: "2004-01" }],
    ["toMonth required", { ...WORK, toMonth: null }],
    ["description tooLong", { ...WORK, description: "x".repeat(1001) }],
  ],
};

const listOf = async (user: TestUser, list: "educations" | "experiences") =>
  read(ownProfile, await call(readOwn, { as: user, params: { id: user.id } }))[list];

for (const { name, list, most, add, one, ...kind } of KINDS)
  describe(`every ${name} of a profile`, () => {
    const post = (as: TestUser, body: unknown = kind.body) => call<Answer>(add, { as, body });

    it("is refused with everything that is missing at once, its end included", async () => {
      const { status, body } = await post(await aPro(), {});
      expect(status).toBe(422);
      const paths = Object.keys(kind.body).filter((path) => /^(?:title|school|from|to)/.test(path));
      expect(body.errors?.map((problem) => problem.path).toSorted()).toEqual(paths.toSorted());
    });

    it("is added, read, written anew and taken away", async () => {
      const pro = await aPro();
      const added = await post(pro);
      expect([added.status, added.body]).toMatchObject([201, { ...kind.body, isCurrent: false }]);
      const request = { as: pro, params: { id: added.body.id } };
      expect((await call(one.GET, request)).body).toEqual(added.body);

      const changed = await call(one.PUT, { ...request, body: kind.changed });

      expect([changed.status, changed.body]).toMatchObject([200, kind.kept]);
      expect(await listOf(pro, list)).toEqual([changed.body]);
      expect((await call(one.DELETE, request)).status).toBe(204);
      expect(await listOf(pro, list)).toEqual([]);
      for (const handler of [one.GET, one.DELETE]) {
        expect((await call(handler, request)).body).toMatchObject({ code: `${name}_not_found` });
      }
      expect((await call(one.PUT, { ...request, body: kind.body })).status).toBe(404);
    });

    it("is added once, however often the same form is sent", async () => {
      const pro = await aPro();
      const headers = { "idempotency-key": "the-form" };
      const send = () => call<Answer>(add, { as: pro, body: kind.body, headers });

      const answers = [...(await Promise.all([send(), send(), send()])), await send()];

      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      expect(await listOf(pro, list)).toHaveLength(1);
    });

    it("has its place among so many and no more, also when several come at once", async () => {
      const pro = await aPro();
      for (let number = 1; number < most; number++) await post(pro);

      const answers = await Promise.all([post(pro), post(pro), post(pro)]);

      expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
      const refused = answers.filter(({ status }) => status === 409);
      expect(refused.map(({ body }) => body.code)).toEqual([`${list}_full`, `${list}_full`]);
      const [first] = await listOf(pro, list);
      expect(await listOf(pro, list)).toHaveLength(most);
      await call(one.DELETE, { as: pro, params: { id: first?.id ?? "" } });
      expect((await post(pro)).status).toBe(201);
    });

    it("is nobody else's to read or change, an admin's neither", async () => {
      const [pro, other, admin] = [await aPro(), await aClient(), await anAdmin()];
      const { body: added } = await post(pro);
      for (const id of [added.id, newId()]) {
        for (const as of [other, admin]) {
          const request = { as, params: { id } };
          const answers = [
            await call(one.GET, request),
            await call(one.PUT, { ...request, body: kind.changed }),
            await call(one.DELETE, request),
          ];
          expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
        }
      }
      expect((await call(one.DELETE, { as: other, params: { id: "1;DROP" } })).status).toBe(422);
      expect((await call(one.GET, { params: { id: added.id } })).status).toBe(401);
      expect(await listOf(pro, list)).toEqual([added]);
    });

    it.each(PROBLEMS[name])("says at the field: %s", async (problem, body) => {
      const pro = await aPro();
      const { body: added } = await post(pro);
      const answers = [
        await post(pro, body),
        await call<Answer>(one.PUT, { as: pro, params: { id: added.id }, body }),
      ];
      for (const answer of answers) {
        expect(answer.status).toBe(422);
        expect(answer.body.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([problem]);
      }
      expect(await listOf(pro, list)).toEqual([added]);
    });
  });
