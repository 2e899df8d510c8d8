import { beforeEach, describe, expect, it } from "vitest";
import {
  GET as opened,
  PATCH as switches,
  POST as oneClick,
} from "@/app/api/users/settings/unsubscribe/route";
import { GET as openedOfSearch } from "@/app/api/saved-searches/unsubscribe/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { sendMailJob } from "@/lib/emails/schema";
import { db } from "@/lib/platform/server/database/db";
import { unsubscribeTokenOf } from "@/lib/platform/server/security/tokens";
import { transact } from "@/lib/platform/server/work/transact";
import { mailSwitches } from "@/lib/users/unsubscribe/schema";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aClient, type TestUser } from "@/tests/support/factories";
import { runJobs } from "@/tests/support/run-jobs";
import { jobs } from "@/lib/emails/jobs";

const ALL_ON = {
  newMatch: true,
  newOffer: true,
  offerAccepted: true,
  jobChanges: true,
  feedback: true,
  newMessage: true,
};

beforeEach(() => db.$executeRaw`DELETE FROM pgboss.job`);

/** The unsubscribe link in a mail about a new offer. */
async function aMailOf(client: TestUser) {
  const about = {
    kind: "newOffer",
    subject: "S",
    preview: "P",
    heading: "H",
    text: "T",
    button: "B",
  } as const;
  const mail = {
    template: "notification",
    userId: client.id,
    lang: "de",
    path: "/account",
    ...about,
  } as const;
  await transact((work) => work.enqueue(sendMailJob, mail));
  await runJobs(jobs);
  const row = await db.mailboxMessage.findFirstOrThrow({ where: { to: client.email } });
  return { ...row, headers: row.headers as Record<string, string> };
}

const emailsOf = async (client: TestUser) =>
  (await call<{ settings: { emails: object } }>(ownUser, { as: client })).body.settings.emails;

describe("without a mail", () => {
  it("a signed-in user changes the own switches, and a visitor none", async () => {
    const client = await aClient();

    const changed = await call(switches, { as: client, body: { emails: { feedback: false } } });

    expect([changed.status, changed.body]).toMatchObject([
      200,
      { role: "CLIENT", emails: { ...ALL_ON, feedback: false } },
    ]);
    expect(await emailsOf(client)).toEqual({ ...ALL_ON, feedback: false });
    expect((await call(switches, { body: { emails: { feedback: false } } })).status).toBe(401);
  });
});

describe("the link in the footer of a mail", () => {
  it("opens the switches without signing in, and changes nothing by being opened", async () => {
    const client = await aClient({ email: "klara@example.org" });
    const { html, text } = await aMailOf(client);
    const page = /http:\S+\/de\/unsubscribe-from-emails\?token=([\w.-]+)/.exec(text);

    expect(html).toContain(page?.[0]);
    const view = read(mailSwitches, await call(switches, { body: { token: page?.[1] } }));
    expect(view).toEqual({ address: "k•••@example.org", role: "CLIENT", emails: ALL_ON });
    expect(await emailsOf(client)).toEqual(ALL_ON);
  });

  it("changes the switches that are named and leaves the others", async () => {
    const client = await aClient();
    const token = unsubscribeTokenOf(client.id);

    const answer = await call(switches, { body: { token, emails: { newOffer: false, feedback: false } } });

    expect(read(mailSwitches, answer).emails).toEqual({ ...ALL_ON, newOffer: false, feedback: false });
    expect(await emailsOf(client)).toEqual({ ...ALL_ON, newOffer: false, feedback: false });
  });
});

describe("the button of the mail program", () => {
  it("stops this kind of mail with one POST, and no other kind", async () => {
    const client = await aClient();
    const { headers } = await aMailOf(client);
    expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const url = new URL(headers["List-Unsubscribe"]?.slice(1, -1) ?? "");
    expect(url.pathname).toBe("/api/users/settings/unsubscribe");

    const answer = await call(oneClick, { query: Object.fromEntries(url.searchParams) });

    expect(answer.status).toBe(204);
    expect(await emailsOf(client)).toEqual({ ...ALL_ON, newOffer: false });
  });

  it("leads to the page with the switches where it only opens the link, and changes nothing", async () => {
    const client = await aClient();
    const token = unsubscribeTokenOf(client.id);

    const answers = [
      await call(opened, { query: { token, kind: "newOffer" } }),
      await call(openedOfSearch, { query: { token, id: newId() } }),
    ];

    for (const { status, headers } of answers)
      expect([status, headers.get("location")]).toEqual([303, `/unsubscribe-from-emails?token=${token}`]);
    expect(await emailsOf(client)).toEqual(ALL_ON);
  });

  it("is missing from mail about the security of the account", async () => {
    const client = await aClient();
    await transact((work) => work.enqueue(sendMailJob, { template: "password-changed", userId: client.id }));
    await runJobs(jobs);
    const row = await db.mailboxMessage.findFirstOrThrow({ where: { to: client.email } });
    expect(Object.keys(row.headers as object)).not.toContain("List-Unsubscribe");
    expect(row.text).not.toContain("unsubscribe");
  });
});

describe("a token that is not ours", () => {
  it("is refused, whatever it looks like", async () => {
    const [client, other] = [await aClient(), await aClient()];
    const [, signature = ""] = unsubscribeTokenOf(other.id).split(".");
    const forged = [
      `${client.id}.${signature}`,
      client.id,
      `${client.id}.`,
      ".",
      `${unsubscribeTokenOf(client.id)}.x`,
    ];
    for (const token of forged) {
      expect((await call(switches, { body: { token, emails: { newOffer: false } } })).status).toBe(410);
      expect((await call(oneClick, { query: { token, kind: "newOffer" } })).status).toBe(410);
    }
    expect(await emailsOf(client)).toEqual(ALL_ON);
  });

  it("is refused when its owner has left, and when it is far too long", async () => {
    const client = await aClient();
    await db.user.update({ where: { id: client.id }, data: { deletedAt: new Date() } });
    expect((await call(switches, { body: { token: unsubscribeTokenOf(client.id) } })).status).toBe(410);
    expect((await call(switches, { body: { token: "x".repeat(5000) } })).status).toBe(422);
  });
});
