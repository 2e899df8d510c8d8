import { describe, expect, it } from "vitest";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { call } from "@/tests/support/call";
import { aClient } from "@/tests/support/factories";
import { aForm, anUploadHeldBack, aPicture } from "./pictures";

describe("uploading at the same time", () => {
  it("lets a person send two at once and asks them to wait with the third, and nobody else", async () => {
    const [as, other] = [await aClient(), await aClient()];
    const body = () => aPicture().then((bytes) => aForm([{ bytes, name: "a.png" }]));
    const held = [await anUploadHeldBack(as), await anUploadHeldBack(as)];

    const third = await call(upload, { as, body: await body() });
    expect(third).toMatchObject({ status: 429, body: { code: "too_many_requests" } });
    expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await call(upload, { as: other, body: await body() })).status).toBe(200);

    for (const { finish } of held) expect((await finish()).status).toBe(200);
    expect((await call(upload, { as, body: await body() })).status).toBe(200);
  });

  it("makes room again after an upload that was refused", async () => {
    const as = await aClient();
    const broken = aForm([{ bytes: Buffer.from("hello"), name: "a.png" }]);
    for (let turn = 0; turn < 4; turn++) expect((await call(upload, { as, body: broken })).status).toBe(415);
  });
});
