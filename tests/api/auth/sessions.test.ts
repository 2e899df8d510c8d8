import { describe, expect, it } from "vitest";
import { DELETE as endOne } from "@/app/api/auth/sessions/[sessionId]/route";
import { DELETE as endOthers, GET as list } from "@/app/api/auth/sessions/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { ownSessions, signedIn, type Tokens } from "@/lib/auth/schema";
import { readRefreshToken } from "@/lib/platform/server/security/tokens";
import { call, read } from "@/tests/support/call";
import { aClient, PASSWORD, type TestUser } from "@/tests/support/factories";

const ANDROID =
  "Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36";
const WINDOWS = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0";

type Device = Tokens & { id: string };

async function signInOn(user: TestUser, userAgent: string): Promise<Device> {
  const body = { email: user.email, password: PASSWORD };
  const tokens = read(signedIn, await call(signIn, { body, headers: { "user-agent": userAgent } }));
  return { ...tokens, id: readRefreshToken(tokens.refreshToken)?.sessionId ?? "" };
}

const on = ({ accessToken }: Device) => ({ headers: { authorization: `Bearer ${accessToken}` } });
const sessionsOn = async (device: Device) => read(ownSessions, await call(list, on(device))).items;
const statusOn = async (device: Device) => (await call(ownUser, on(device))).status;

describe("the own sign-ins", () => {
  it("are listed with device and last use, the current one marked", async () => {
    const client = await aClient();
    const laptop = await signInOn(client, WINDOWS);
    const phone = await signInOn(client, ANDROID);

    const items = await sessionsOn(phone);

    expect(items).toHaveLength(2);
    const shown = Object.fromEntries(items.map(({ id, ...session }) => [id, session]));
    expect(shown[phone.id]).toMatchObject({
      browser: "Chrome",
      system: "Android",
      isPhone: true,
      isCurrent: true,
    });
    expect(shown[laptop.id]).toMatchObject({
      browser: "Firefox",
      system: "Windows",
      isPhone: false,
      isCurrent: false,
    });
  });

  it("say nothing of a device that says nothing, and nothing but text of one that lies", async () => {
    const client = await aClient();
    const [silent, liar] = [await signInOn(client, ""), await signInOn(client, "<script>alert(1)</script>")];

    for (const { browser, system } of await sessionsOn(silent))
      expect(`${browser} ${system}`).not.toContain("<");
    expect(await statusOn(liar)).toBe(200);
  });

  it("end one by one, at once", async () => {
    const client = await aClient();
    const [phone, laptop] = [await signInOn(client, ANDROID), await signInOn(client, WINDOWS)];

    const answer = await call(endOne, { ...on(phone), params: { sessionId: laptop.id } });

    expect(answer.status).toBe(204);
    expect([await statusOn(laptop), await statusOn(phone)]).toEqual([401, 200]);
    expect((await sessionsOn(phone)).map(({ id }) => id)).toEqual([phone.id]);
  });

  it("end all at once but the one that asks", async () => {
    const client = await aClient();
    const [phone, laptop, tablet] = [
      await signInOn(client, ANDROID),
      await signInOn(client, WINDOWS),
      await signInOn(client, ""),
    ];

    expect((await call(endOthers, on(phone))).status).toBe(204);

    expect([await statusOn(phone), await statusOn(laptop), await statusOn(tablet)]).toEqual([200, 401, 401]);
  });

  it("cannot be ended by anybody else, who does not even learn of them", async () => {
    const [client, stranger] = [await aClient(), await aClient()];
    const [phone, other] = [await signInOn(client, ANDROID), await signInOn(stranger, ANDROID)];

    const answer = await call(endOne, { ...on(other), params: { sessionId: phone.id } });

    expect(answer.status).toBe(404);
    expect(await statusOn(phone)).toBe(200);
  });
});
