import { beforeEach, describe, expect, it } from "vitest";
import { DELETE as remove, PUT as change } from "@/app/api/users/saved-texts/[id]/route";
import { GET as list, POST as add } from "@/app/api/users/saved-texts/route";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import { aClient, aPro, type TestUser } from "@/tests/support/factories";

type Saved = { id: string; name: string; text: string; code?: string };

const HELLO = { name: "Greeting", text: "Hello {name}, thank you for “{title}”." };

let bee: TestUser;
beforeEach(async () => {
  bee = await aPro();
});

const save = (body: object = HELLO, key?: string) =>
  call<Saved>(add, { as: bee, body, ...(key && { headers: { "idempotency-key": key } }) });
const namesOf = async (user: TestUser) =>
  (await call<{ items: Saved[] }>(list, { as: user })).body.items.map(({ name }) => name);

describe("saved texts", () => {
  it("are kept with their placeholders, changed and deleted", async () => {
    const { status, body: first } = await save();
    expect(status).toBe(201);
    expect(first).toMatchObject(HELLO);
    await save({ ...HELLO, name: "Day" });
    expect(await namesOf(bee)).toEqual(["Greeting", "Day"]);

    const params = { id: first.id };
    const changed = { name: "Hello", text: "Good morning {name}" };
    expect((await call(change, { as: bee, params, body: changed })).body).toEqual({ ...params, ...changed });
    expect(await namesOf(bee)).toEqual(["Hello", "Day"]);
    expect((await call(remove, { as: bee, params })).status).toBe(204);
    expect(await namesOf(bee)).toEqual(["Day"]);
  });

  it("are kept once, however often the same call arrives", async () => {
    const key = newId();
    const answers = await Promise.all([save(HELLO, key), save(HELLO, key)]);
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await namesOf(bee)).toHaveLength(1);
  });

  it("are at most twenty, also when the last two come at once", async () => {
    for (let number = 1; number < 20; number++) await save({ ...HELLO, name: `Text ${number}` });
    const statuses = (await Promise.all([save(), save()])).map(({ status }) => status);
    expect(statuses).toEqual(expect.arrayContaining([201, 409]));
    expect((await save()).body.code).toBe("saved_texts_full");
  });

  it("need a name and a text", async () => {
    for (const body of [
      { name: "", text: "Hello" },
      { name: "x".repeat(41), text: "a" },
      { name: "a", text: " " },
    ])
      expect((await save(body)).status).toBe(422);
    expect((await save({ name: "a", text: "x".repeat(2001) })).status).toBe(422);
  });

  it("are nobody else's", async () => {
    const { body } = await save();
    const other = await aClient();
    const params = { id: body.id };
    expect(await namesOf(other)).toEqual([]);
    expect((await call(change, { as: other, params, body: HELLO })).status).toBe(404);
    expect((await call(remove, { as: other, params })).status).toBe(404);
    expect((await call(list)).status).toBe(401);
    expect(await namesOf(bee)).toEqual(["Greeting"]);
  });
});
