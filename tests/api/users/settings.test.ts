import { describe, expect, it } from "vitest";
import { PATCH as change } from "@/app/api/users/settings/change/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import type { OwnUser } from "@/lib/shared/own-user";
import { aClient, aPro } from "@/tests/support/factories";
import { call } from "@/tests/support/call";

describe("changing the settings", () => {
  it("changes what was named and leaves the rest", async () => {
    const client = await aClient({ lang: "de" });
    const answer = await call(change, { as: client, body: { emails: { newOffer: false } } });
    expect(answer.status).toBe(200);
    const emails = {
      newMatch: true,
      newOffer: false,
      offerAccepted: true,
      jobChanges: true,
      feedback: true,
      newMessage: true,
    };
    expect(answer.body).toMatchObject({ lang: "de", settings: { emails } });
    await call(change, { as: client, body: { lang: "cz" } });
    expect((await call(ownUser, { as: client })).body).toMatchObject({ lang: "cz", settings: { emails } });
  });

  it("switches pushes apart from mails, and keeps the time zone of the browser", async () => {
    const pro = await aPro();
    const body = { pushes: { newMatch: false }, timeZone: "America/New_York" };
    const answer = await call<OwnUser>(change, { as: pro, body });
    expect(answer.body).toMatchObject({
      timeZone: "America/New_York",
      settings: { emails: { newMatch: true }, pushes: { newMatch: false, newMessage: true } },
    });
  });

  it("keeps what becomes of texts in other languages, which are translated on demand at first", async () => {
    const client = await aClient();
    const settings = async () => (await call<OwnUser>(ownUser, { as: client })).body.settings;
    expect((await settings()).translations).toBe("ASK");
    await call(change, { as: client, body: { translations: "ALWAYS" } });
    expect((await settings()).translations).toBe("ALWAYS");
    expect((await call(change, { as: client, body: { translations: "SOMETIMES" } })).status).toBe(422);
  });

  it("needs no confirmed address, because the data is one's own", async () => {
    const pro = await aPro({ emailConfirmedAt: null });
    expect((await call(change, { as: pro, body: { lang: "hu" } })).status).toBe(200);
  });

  it("refuses languages and switches there are none of", async () => {
    const client = await aClient();
    for (const body of [
      { lang: "cs" },
      { lang: 1 },
      { emails: { newOffer: "no" } },
      { timeZone: "Mars/North" },
      [],
    ]) {
      expect((await call(change, { as: client, body })).status).toBe(422);
    }
  });

  it("needs somebody signed in", async () => {
    expect((await call(change, { body: { lang: "de" } })).status).toBe(401);
  });
});
