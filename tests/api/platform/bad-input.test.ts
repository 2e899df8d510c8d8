import { expect, it } from "vitest";
import { GET as place } from "@/app/api/places/[placeId]/route";
import { GET as places } from "@/app/api/places/route";
import { POST as saveLocation } from "@/app/api/users/location/route";
import { GET as list, POST as create } from "@/app/api/tenders/route";
import { call, type TestResponse } from "@/tests/support/call";
import { subcategoryIdOf } from "@/lib/categories/service";
import { aClient, aPro, VIENNA } from "@/tests/support/factories";

const tenderBody = (changes: object) => ({
  subcategoryId: subcategoryIdOf("painting"),
  title: "Paint the living room",
  description: "Two rooms, white walls, high ceilings.",
  isRemote: false,
  address: VIENNA,
  dateType: "FLEXIBLE",
  budgetType: "OPEN",
  ...changes,
});

type Refused = TestResponse<{ errors?: { path: string }[] }>;

const pathsOf = ({ body }: Refused) => body.errors?.map(({ path }) => path);

it("refuses a NUL in any text by its field, as no database text may hold one", async () => {
  const [client, pro] = [await aClient(), await aPro()];
  const title = await call<Refused["body"]>(create, {
    as: client,
    body: tenderBody({ title: "Wall\u0000 paint" }),
  });

  expect([title.status, pathsOf(title)]).toEqual([422, ["title"]]);
  expect((await call(list, { as: pro, query: { search: "a\u0000b" } })).status).toBe(422);
  expect((await call(places, { query: { query: "wie\u0000n" } })).status).toBe(422);
});

it("refuses numbers and days that the database does not know", async () => {
  const pro = await aPro();

  expect((await call(place, { params: { placeId: "99999999999" } })).status).toBe(422);
  for (const query of [{ near: "99999999999" }, { from: "0000-01-01" }, { to: "0000-12-31" }])
    expect((await call(list, { as: pro, query })).status).toBe(422);
});

it("refuses a country that is none by its letters", async () => {
  const body = tenderBody({ address: { country: "12", city: "Wien" } });
  const answer = await call<Refused["body"]>(create, { as: await aClient(), body });

  expect([answer.status, pathsOf(answer)]).toEqual([422, ["address.country"]]);
});

it("finds tenders around the smallest coordinates that a number can hold", async () => {
  const pro = await aPro();
  const place = { country: "AT", city: "Wien", latitude: 5e-324, longitude: -5e-324 };
  expect((await call(saveLocation, { as: pro, body: place })).status).toBe(200);
  const body = tenderBody({ address: { ...VIENNA, latitude: 5e-324, longitude: 1e-200 } });
  expect((await call(create, { as: await aClient(), body })).status).toBe(201);

  expect((await call(list, { as: pro, query: { withinKm: 3 } })).status).toBe(200);
});

it("takes an empty Idempotency-Key as none, and refuses one that is too long to be told apart", async () => {
  const client = await aClient();
  const withKey = (key: string) =>
    call(create, { as: client, body: tenderBody({}), headers: { "idempotency-key": key } });

  expect((await withKey("")).status).toBe(201);
  expect((await withKey("k".repeat(101))).status).toBe(400);
});
