import { describe, expect, it } from "vitest";
import { GET as user } from "@/app/api/auth/user/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { signedIn } from "@/lib/auth/schema";
import { db } from "@/lib/platform/server/database/db";
import { call, read } from "@/tests/support/call";
import { aPro } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";

let number = 0;
const aBody = (more: object = {}) => ({
  role: "CLIENT",
  email: `new-${++number}@example.com`,
  password: "long-enough-7",
  firstName: "Jana",
  lastName: "Nováková",
  acceptTerms: true,
  ...more,
});

const errorOf = (answer: { body: unknown }) =>
  answer.body as { code: string; errors?: { path: string; code: string }[] };
const issuesOf = (answer: { body: unknown }) =>
  errorOf(answer).errors?.map(({ path, code }) => `${path}: ${code}`);

describe("signing up", () => {
  it("makes an account, signs its owner in and mails the link that confirms the address", async () => {
    const body = aBody({ lang: "cz" });

    const answer = await call(signUp, { body });

    expect(answer.status).toBe(201);
    const { accessToken, user: created } = read(signedIn, answer);
    expect(created).toMatchObject({ email: body.email, role: "CLIENT", lang: "cz", emailConfirmed: false });
    expect(created.referralCode).toMatch(/^[A-Z0-9]{8}$/);
    expect(created.name).toBe("Jana Nováková");
    const own = await call(user, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(own.status).toBe(200);
    expect(own.body).toMatchObject({
      id: created.id,
      unread: { notifications: 0, messages: 0 },
      subscription: null,
    });
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  it("writes to people in the language of their screen when they choose none", async () => {
    const body = aBody();
    const answer = await call(signUp, { body, headers: { "content-language": "hu" } });
    expect(read(signedIn, answer).user.lang).toBe("hu");
  });

  it("keeps the address in lower case, without the spaces around it", async () => {
    const answer = await call(signUp, { body: aBody({ email: "  Mixed.Case@Example.COM " }) });
    expect(read(signedIn, answer).user.email).toBe("mixed.case@example.com");
    const again = await call(signUp, { body: aBody({ email: "MIXED.case@example.com" }) });
    expect(again.status).toBe(409);
    expect(errorOf(again).code).toBe("email_taken");
  });

  it("takes an address with a plus as the one that it is, and writes to it", async () => {
    const plain = aBody();
    const plus = aBody({ email: plain.email.replace("@", "+jobs@") });

    expect((await call(signUp, { body: plain })).status).toBe(201);
    const answer = await call(signUp, { body: plus });

    expect(read(signedIn, answer).user.email).toBe(plus.email);
    expect(await mailsTo(plus.email)).toHaveLength(1);
    const [mail] = await mailsTo(plain.email);
    expect(mail?.html).not.toContain("+jobs");
  });

  it.each([
    ["a Cyrillic letter in the name", "\u0430nna@example.com"],
    ["a Cyrillic letter in the domain", "anna@ex\u0430mple.com"],
    ["a full-width letter", "\uff41nna@example.com"],
    ["an invisible letter", "an\u200bna@example.com"],
  ])("refuses an address that only looks like another one: %s", async (_, email) => {
    const answer = await call(signUp, { body: aBody({ email }) });

    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual(["email: email"]);
    expect(await mailsTo(email)).toEqual([]);
  });

  it("lets only one of two simultaneous sign-ups have an address", async () => {
    const body = aBody();
    const answers = await Promise.all([call(signUp, { body }), call(signUp, { body })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(answers.map(errorOf).find(({ code }) => code)?.code).toBe("email_taken");
    expect(await db.user.count({ where: { email: body.email } })).toBe(1);
    expect(await mailsTo(body.email)).toHaveLength(1);
  });

  it("shows a business by its own name and does not keep one for a person", async () => {
    const business = aBody({ role: "PRO", isBusiness: true, businessName: " Malíři Praha s.r.o. " });
    expect(read(signedIn, await call(signUp, { body: business })).user.name).toBe("Malíři Praha s.r.o.");
    const newUser = aBody({ isBusiness: false, businessName: "Left over" });
    expect(read(signedIn, await call(signUp, { body: newUser })).user.businessName).toBeNull();
  });

  it("asks a business for its name, at that field", async () => {
    const answer = await call(signUp, { body: aBody({ isBusiness: true }) });
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toContainEqual(expect.stringMatching(/^businessName: /));
  });

  it("remembers who referred somebody, and ignores a code nobody has", async () => {
    const referrer = await aPro({ referralCode: "BEES2345" });
    const referred = read(signedIn, await call(signUp, { body: aBody({ referralCode: " bees2345 " }) }));
    const row = await db.user.findUnique({ where: { id: referred.user.id }, select: { referredById: true } });
    expect(row?.referredById).toBe(referrer.id);
    for (const referralCode of ["NOBODY22", "\u0007", "x".repeat(3000), 7, null]) {
      expect((await call(signUp, { body: aBody({ referralCode }) })).status).toBe(201);
    }
  });

  it.each([
    ["acceptTerms: acceptTerms", { acceptTerms: false }],
    ["role: choose", { role: "ADMIN" }],
    ["email: email", { email: "not an address" }],
    ["email: email", { email: "a@example.com\r\nBcc: b@example.com" }],
    ["password: passwordTooShort", { password: "short-7" }],
    ["password: passwordTooSimple", { password: "only-letters" }],
    ["password: passwordTooCommon", { password: "Password123" }],
    ["password: passwordTooPersonal", { password: "TenderBee#2026" }],
    [
      "password: passwordTooPersonal",
      { firstName: "Žofie", lastName: "Nováková", password: "zofie-NOVAKOVA1" },
    ],
    ["password: passwordTooLong", { password: `${"ě".repeat(36)}1` }],
    ["firstName: required", { firstName: "   " }],
    ["firstName: tooLong", { firstName: "N".repeat(5000) }],
    ["lastName: tooLong", { lastName: "Ř".repeat(51) }],
    ["lastName: oneLine", { lastName: "Berger\r\nBcc: everybody@example.com" }],
    ["lastName: invalid", { lastName: "Berger\u0000" }],
    ["lang: choose", { lang: "cs" }],
  ])("refuses with %s", async (issue, wrong) => {
    const answer = await call(signUp, { body: aBody(wrong) });
    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toContain(issue);
  });

  it("takes names of every script up to 50 characters", async () => {
    for (const lastName of ["Ř".repeat(50), "Szentgyörgyi-Őry", "李", "د. علي", "O’Brien"]) {
      expect(read(signedIn, await call(signUp, { body: aBody({ lastName }) })).user.lastName).toBe(lastName);
    }
  });

  it("answers what is no JSON, too much of it, and nothing at all", async () => {
    expect((await call(signUp, { body: "{" })).status).toBe(400);
    expect((await call(signUp, { body: `"${"x".repeat(200_000)}"` })).status).toBe(413);
    expect((await call(signUp, { body: {} })).status).toBe(422);
  });

  it("refuses in the caller's language", async () => {
    const body = aBody();
    await call(signUp, { body });
    const bodies = await Promise.all(
      ["en", "de", "hu", "cz", "sk"].map(async (lang) => {
        const answer = await call<{ message: string }>(signUp, {
          body,
          headers: { "content-language": lang },
        });
        return answer.body.message;
      }),
    );
    expect(new Set(bodies).size).toBe(5);
  });
});
