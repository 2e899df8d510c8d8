import { beforeEach, describe, expect, it } from "vitest";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { PATCH as change } from "@/app/api/users/[id]/route";
import { GET as readPrivately } from "@/app/api/users/[id]/particulars/route";
import { db } from "@/lib/platform/server/database/db";
import { particulars } from "@/lib/users/particulars/schema";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin, aPro, type TestUser } from "@/tests/support/factories";

let client: TestUser;
const patch = (body: unknown, as: TestUser = client, of: TestUser = client) =>
  call<{ code?: string; errors?: { path: string; code: string }[] }>(change, {
    as,
    params: { id: of.id },
    body,
  });
const problemsOf = async (body: unknown) => {
  const answer = await patch(body);
  expect(answer.status).toBe(422);
  return answer.body.errors?.map(({ path, code }) => `${path} ${code}`);
};

beforeEach(async () => {
  client = await aClient();
});

describe("own personal data", () => {
  it("changes what was named, leaves the rest, and is what the account shows from then on", async () => {
    const answer = await patch({ firstName: "  Žofie ", phone: "00420 601 / 123-456" });

    expect(answer.status).toBe(200);
    expect(read(particulars, answer)).toMatchObject({
      firstName: "Žofie",
      lastName: "Berger",
      name: "Žofie Berger",
      phone: "+420601123456",
      address: null,
    });
    expect((await call(ownUser, { as: client })).body).toMatchObject({ name: "Žofie Berger" });
  });

  it("belongs to a business only with the business's name, which is then the shown one", async () => {
    expect(await problemsOf({ isBusiness: true })).toEqual(["businessName required"]);
    const named = { isBusiness: true, businessName: "Berger & Söhne", vatId: " ATU123 " };
    expect(read(particulars, await patch(named))).toMatchObject({ name: "Berger & Söhne", vatId: "ATU123" });
    expect(await problemsOf({ businessName: null })).toEqual(["businessName required"]);
    const left = read(particulars, await patch({ isBusiness: false, businessName: null, vatId: "" }));
    expect(left).toMatchObject({ name: "Nora Berger", businessName: null, vatId: null });
  });

  it("keeps headline, rate and radius of the profile, and empties what is null", async () => {
    const given = { headline: "Painter", hourlyRateMinor: 4500, serviceRadiusKm: 50 };
    expect(read(particulars, await patch(given))).toMatchObject(given);
    const emptied = read(particulars, await patch({ headline: null, hourlyRateMinor: null }));
    expect(emptied).toMatchObject({ headline: null, hourlyRateMinor: null, serviceRadiusKm: 50 });
  });

  it.each([
    ["firstName tooLong", { firstName: "x".repeat(5000) }],
    ["firstName required", { firstName: " " }],
    ["firstName oneLine", { firstName: "Nora\r\nBcc: everybody@example.com" }],
    ["lastName oneLine", { lastName: "\u202Eregreb" }],
    ["lastName oneLine", { lastName: "a\u0007b" }],
    ["firstName nameLetters", { firstName: "\u200B\u200B" }],
    ["firstName nameLetters", { firstName: "🐝" }],
    ["firstName required", { firstName: null }],
    ["businessName tooShort", { businessName: "x" }],
    ["businessName tooLong", { businessName: "x".repeat(101) }],
    ["registrationNumber tooLong", { registrationNumber: "1".repeat(31) }],
    ["vatId oneLine", { vatId: "1\n2" }],
    ["phone phone", { phone: "601 123 456" }],
    ["phone phone", { phone: "+4366" }],
    ["phone phone", { phone: "+43 call me" }],
    ["phone tooLong", { phone: "+".repeat(5000) }],
    ["serviceRadiusKm tooSmall", { serviceRadiusKm: 4 }],
    ["hourlyRateMinor wholeNumber", { hourlyRateMinor: 1.5 }],
  ])("says at the field: %s", async (problem, body) => {
    expect((await problemsOf(body))?.[0]).toBe(problem);
  });

  it.each(["Zoë 🐝", "Ľubomír", "محمد", "O’Neill-Smith", "李"])("takes the name %s", async (firstName) => {
    expect((await patch({ firstName })).body).toMatchObject({ firstName });
  });

  it("is nobody else's business: strangers learn nothing, admins read and change nothing", async () => {
    const [pro, admin] = [await aPro(), await anAdmin()];
    const reading = (as: TestUser) => call(readPrivately, { as, params: { id: client.id } });
    const strangers = [await reading(pro), await patch({ firstName: "Eve" }, pro)];
    expect(strangers.map(({ status }) => status)).toEqual([404, 404]);
    expect(strangers.map(({ body }) => body)).toMatchObject(
      strangers.map(() => ({ code: "user_not_found" })),
    );
    expect((await reading(admin)).body).toMatchObject({ id: client.id, email: client.email });
    expect((await patch({ firstName: "Eve" }, admin)).status).toBe(403);
    expect((await reading(client)).status).toBe(200);
    await db.user.update({ where: { id: client.id }, data: { deletedAt: new Date() } });
    expect((await reading(admin)).status).toBe(404);
  });
});
