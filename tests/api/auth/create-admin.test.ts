import { describe, expect, it } from "vitest";
import { POST as changePassword } from "@/app/api/auth/change-password/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { signedIn } from "@/lib/auth/schema";
import { listAdmins, createAdmin } from "@/lib/auth/service/create-admin";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aClient, anAdmin } from "@/tests/support/factories";

const PASSWORD = "first-admin-1";
const tokenOf = (link: string | null) => new URL(link ?? "").searchParams.get("token");

describe("npm run admin -- create", () => {
  it("makes a confirmed admin whose link sets a password, once", async () => {
    const email = "boss@example.com";

    const made = await createAdmin({ email, lang: "cz", canPromote: false });

    expect(made).toMatchObject({ outcome: "created" });
    expect(made.link).toMatch(/^http:\/\/localhost:3000\/cz\/change-password\?token=[\w-]{43}$/);
    expect((await call(signIn, { body: { email, password: PASSWORD } })).status).toBe(401);
    const body = { token: tokenOf(made.link), password: PASSWORD };
    expect((await call(changePassword, { body })).status).toBe(204);
    expect((await call(changePassword, { body })).status).toBe(410);
    const { user } = read(signedIn, await call(signIn, { body: { email, password: PASSWORD } }));
    expect(user).toMatchObject({ role: "ADMIN", emailConfirmed: true, lang: "cz" });
    expect(user.adminRights).toEqual(["MODERATE", "SUPPORT", "MANAGE"]);
    expect((await listAdmins()).map((admin) => admin.email)).toContain(email);
  });

  it("gives a new link to an admin who has not chosen a password yet, and none to others", async () => {
    const request = { email: "late@example.com", lang: "en", canPromote: false } as const;
    const [first, second] = [await createAdmin(request), await createAdmin(request)];
    expect(second.outcome).toBe("known");
    expect(tokenOf(second.link)).not.toBe(tokenOf(first.link));
    const { email } = await anAdmin();
    expect(await createAdmin({ ...request, email })).toEqual({ outcome: "known", link: null });
  });

  it("promotes somebody who is there only when asked to, and never an address nobody has confirmed", async () => {
    const client = await aClient();
    const roleOf = async () => (await db.user.findUniqueOrThrow({ where: { id: client.id } })).role;
    const request = { email: client.email, lang: "en", canPromote: false } as const;
    await expect(createAdmin(request)).rejects.toMatchObject({ code: "email_taken" });
    await db.user.update({ where: { id: client.id }, data: { emailConfirmedAt: null } });
    await expect(createAdmin({ ...request, canPromote: true })).rejects.toMatchObject({
      code: "email_not_confirmed",
    });
    expect(await roleOf()).toBe("CLIENT");
    await db.user.update({ where: { id: client.id }, data: { emailConfirmedAt: new Date() } });
    expect(await createAdmin({ ...request, canPromote: true })).toEqual({ outcome: "promoted", link: null });
    expect(await roleOf()).toBe("ADMIN");
  });
});
