import { describe, expect, it } from "vitest";
import { GET, POST } from "@/app/api/pending-tenders/route";
import { POST as signUp } from "@/app/api/auth/sign-up/route";
import { GET as listTenders } from "@/app/api/tenders/route";
import { pendingTenderCreated, pendingTenderList } from "@/lib/pending-tenders/schema";
import { db } from "@/lib/platform/server/database/db";
import { addMonthsToDay, earliestToday } from "@/lib/shared/dates/dates";
import { call, read } from "@/tests/support/call";
import { aClient, aPro } from "@/tests/support/factories";
import { mailsTo } from "@/tests/support/run-jobs";
import { aPendingBody, aPendingTender } from "./pending-factories";

type Refused = { code: string; errors?: { path: string; code: string }[] };
const refusalOf = ({ status, body }: { status: number; body: unknown }) => [status, (body as Refused).code];
const issuesOf = ({ body }: { body: unknown }) =>
  (body as Refused).errors?.map(({ path, code }) => `${path}: ${code}`);

describe("describing a job before there is an account", () => {
  it("keeps the tender outside the market, signs the new client in and mails one link that names the job", async () => {
    const body = aPendingBody({ account: { lang: "de" } });

    const answer = await call(POST, { body });

    expect(answer.status).toBe(201);
    const { user, pendingTenderId, accessToken } = read(pendingTenderCreated, answer);
    expect(user).toMatchObject({ role: "CLIENT", emailConfirmed: false, lang: "de", name: "Jana Nováková" });
    const headers = { authorization: `Bearer ${accessToken}` };
    const { items } = read(pendingTenderList, await call(GET, { headers }));
    expect(items).toMatchObject([
      {
        id: pendingTenderId,
        status: "PENDING_EMAIL",
        tenderId: null,
        tender: { title: "Paint the living room", contentLang: "de" },
        service: { category: "renovation", subcategory: "painting" },
      },
    ]);
    expect(await db.tender.count({ where: { creatorId: user.id } })).toBe(0);
    const mails = await mailsTo(body.account.email);
    expect(mails.map(({ subject }) => subject)).toEqual(["Adresse bestätigen, und Ihr Auftrag ist online"]);
    expect(mails[0]?.text).not.toContain("Paint the living room");
  });

  it("shows no BEE what waits", async () => {
    await aPendingTender({ tender: { title: "Nobody sees this yet" } });

    const pro = await aPro();
    const answer = await call<{ items: unknown[] }>(listTenders, {
      as: pro,
      query: { search: "Nobody sees this yet" },
    });

    expect(answer.body.items).toEqual([]);
  });

  it("is a client whatever role is asked for", async () => {
    const created = await aPendingTender({ account: { role: "PRO" } });
    expect(created.user.role).toBe("CLIENT");
  });

  it("answers for a taken address like the sign-up, and keeps nothing", async () => {
    const { email } = await aClient();
    const body = aPendingBody({ account: { email } });

    const described = await call(POST, { body });
    const signedUp = await call(signUp, { body: { ...body.account, role: "CLIENT" } });

    expect(refusalOf(described)).toEqual([409, "email_taken"]);
    expect(refusalOf(described)).toEqual(refusalOf(signedUp));
    expect(await db.pendingTender.count({ where: { user: { email } } })).toBe(0);
  });

  it("says which field is wrong, of the tender and of the account, and makes no account", async () => {
    const account = { email: "not-an-address", password: "short" };
    const answer = await call(POST, { body: aPendingBody({ tender: { title: "Hi" }, account }) });

    expect(answer.status).toBe(422);
    expect(issuesOf(answer)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^tender\.title: /),
        expect.stringMatching(/^account\.email: /),
        "account.password: passwordTooShort",
      ]),
    );
  });

  it.each([
    ["a place that is missing", { address: null }, "tender.address: required"],
    [
      "a day that has passed",
      { dateType: "ON_DATE", startDate: addMonthsToDay(earliestToday(new Date()), -1) },
      "tender.startDate: dateInPast",
    ],
    [
      "a service that does not exist",
      { subcategoryId: "019a0000-0000-7000-8000-000000000001" },
      "tender.subcategoryId: choose",
    ],
  ])("refuses %s at its field", async (_, tender, issue) => {
    const body = aPendingBody({ tender });
    const answer = await call(POST, { body });

    expect([answer.status, issuesOf(answer)]).toEqual([422, [issue]]);
    expect(await db.user.count({ where: { email: body.account.email } })).toBe(0);
  });

  it("takes no files: nobody can have uploaded any", async () => {
    const created = await aPendingTender({ tender: { photoIds: ["0123456789abcdef"] } });
    const row = await db.pendingTender.findUniqueOrThrow({ where: { id: created.pendingTenderId } });
    expect(row.content).toMatchObject({ photoIds: [], fileIds: [] });
  });
});

describe("the same call once more, because its answer was lost", () => {
  const sendWith = (key: string, body: object) => call(POST, { body, headers: { "idempotency-key": key } });

  it("makes one account and one tender, and signs in again", async () => {
    const [key, body] = [crypto.randomUUID(), aPendingBody()];

    const first = read(pendingTenderCreated, await sendWith(key, body));
    const answer = await sendWith(key, body);

    expect(answer.status).toBe(201);
    const again = read(pendingTenderCreated, answer);
    expect([again.pendingTenderId, again.user.id]).toEqual([first.pendingTenderId, first.user.id]);
    expect(await db.pendingTender.count({ where: { userId: first.user.id } })).toBe(1);
    expect(await mailsTo(body.account.email)).toHaveLength(1);
  });

  it("does so at the same moment, too", async () => {
    const [key, body] = [crypto.randomUUID(), aPendingBody()];

    const answers = await Promise.all([sendWith(key, body), sendWith(key, body)]);

    const made = answers.map((answer) => read(pendingTenderCreated, answer).pendingTenderId);
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(new Set(made).size).toBe(1);
  });

  it("is refused with another tender, another password or another address", async () => {
    const [key, body] = [crypto.randomUUID(), aPendingBody()];
    await sendWith(key, body);
    const { tender, account } = body;

    const others = [
      { ...body, tender: { ...tender, title: "Paint the kitchen" } },
      { ...body, account: { ...account, password: "another-one-8" } },
      { ...body, account: { ...account, email: `other-${account.email}` } },
    ];

    for (const other of others)
      expect(refusalOf(await sendWith(key, other))).toEqual([409, "idempotency_key_reused"]);
  });
});

describe("pending tenders of a BEE", () => {
  it("do not exist: a BEE cannot post", async () => {
    const answer = await call(GET, { as: await aPro() });
    expect(refusalOf(answer)).toEqual([403, "wrong_role"]);
  });
});
