import { beforeEach, describe, expect, it } from "vitest";
import { POST as changeRoute } from "@/app/api/admin/users/[userId]/email-change/route";
import { POST as exportRoute } from "@/app/api/admin/users/[userId]/export/route";
import { DELETE as deleteRoute } from "@/app/api/admin/users/[userId]/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as download } from "@/app/api/users/[id]/export/download/route";
import { GET as exportState } from "@/app/api/users/[id]/export/route";
import { jobs as exportJobs } from "@/lib/data-export/jobs";
import { db } from "@/lib/platform/server/database/db";
import { newId } from "@/lib/shared/ids";
import { call } from "@/tests/support/call";
import {
  aClient,
  anAcceptedTender,
  anAdmin,
  aPro,
  aTender,
  PASSWORD,
  type TestUser,
} from "@/tests/support/factories";
import { mailsTo, runJobs } from "@/tests/support/run-jobs";
import { decideOn } from "../reports/reporting";
import {
  accountOf,
  act,
  entriesAbout,
  isSignedIn,
  PROOF,
  REASON,
  removeFor,
  startChange,
} from "./acting-for";

let admin: TestUser;
let client: TestUser;
let next: string;
beforeEach(async () => {
  [admin, client] = [await anAdmin({ adminRights: ["SUPPORT"] }), await aClient()];
  next = `new-${client.email}`;
  await db.$executeRaw`DELETE FROM pgboss.job`;
});

describe("an export that an admin starts", () => {
  it("goes to the person, who signs in for it, and tells the admin nothing of it", async () => {
    const answer = await act(exportRoute, admin, client);
    expect([answer.status, answer.body]).toEqual([204, ""]);
    await runJobs(exportJobs);
    const [mail] = await mailsTo(client.email);
    expect(mail?.links[0]).toContain(`/account/profiles/${client.id}/update?tab=settings&section=export`);
    expect(await mailsTo(admin.email)).toEqual([]);
    const own = await call(exportState, { as: client, params: { id: client.id } });
    expect(own.body).toMatchObject({ export: { status: "READY", url: null } });
    expect((await call(exportState, { as: admin, params: { id: client.id } })).status).toBe(403);
    expect(await entriesAbout(client)).toMatchObject([
      { action: "user.export_started", actorId: admin.id, before: { exportedAt: null } },
    ]);
  });

  it("reaches a suspended person by the mail itself, who cannot sign in", async () => {
    await decideOn(await anAdmin(), client, { action: "SUSPEND" });
    expect((await act(exportRoute, admin, client)).status).toBe(204);
    await runJobs(exportJobs);
    const link = new URL((await mailsTo(client.email)).at(-1)?.links[0] ?? "");
    expect(link.pathname).toBe(`/api/users/${client.id}/export/download`);
    const fetch = (search: URLSearchParams) =>
      download(new Request(`http://localhost:3000/api/x?${search.toString()}`), {
        params: Promise.resolve({ id: client.id }),
      });
    expect((await fetch(link.searchParams)).headers.get("content-type")).toBe("application/zip");
    link.searchParams.set("expires", String(Number(link.searchParams.get("expires")) + 1));
    expect((await fetch(link.searchParams)).status).toBe(404);
  });

  it("is the one that is made already, and one of three a day", async () => {
    await Promise.all([act(exportRoute, admin, client), act(exportRoute, await anAdmin(), client)]);
    expect(await db.dataExport.count({ where: { userId: client.id } })).toBe(1);
    for (const _ of [1, 2]) {
      await runJobs(exportJobs);
      await act(exportRoute, admin, client);
    }
    await runJobs(exportJobs);
    expect((await act(exportRoute, admin, client)).status).toBe(429);
  });
});

describe("a deletion on request", () => {
  it("is the person's own: hidden at once, mailed, and taken back by signing in", async () => {
    const tender = await aTender({ creatorId: client.id });
    expect((await removeFor(admin, client)).status).toBe(204);
    expect(await isSignedIn(client)).toBe(false);
    expect((await accountOf(client)).firstName).toBe("");
    expect((await db.tender.findUniqueOrThrow({ where: { id: tender.id } })).status).toBe("CANCELED");
    expect((await mailsTo(client.email)).map(({ subject }) => subject)).toEqual([
      "Your account has been deleted",
    ]);
    const back = await call(signIn, { body: { email: client.email, password: PASSWORD } });
    expect(back.body).toMatchObject({ isRestored: true });
    const [entry] = await entriesAbout(client);
    expect(entry).toMatchObject({
      action: "user.deleted",
      actorId: admin.id,
      before: { deleted: false },
      after: { deleted: true, reason: REASON },
    });
  });

  it("tells a suspended person to write, because signing in takes nothing back", async () => {
    await decideOn(await anAdmin(), client, { action: "SUSPEND" });
    expect((await removeFor(admin, client)).status).toBe(204);
    const mail = (await mailsTo(client.email)).at(-1);
    expect(mail?.links[0]).toMatch(/^mailto:/);
    expect(mail?.text).toContain("Your account is suspended");
  });

  it("says what stands against it in words for the admin, and does nothing then", async () => {
    const { client: busy, pro } = await anAcceptedTender();
    for (const person of [busy, pro]) {
      expect((await removeFor(admin, person)).body.code).toBe("user_has_jobs");
      expect((await accountOf(person)).deletedAt).toBeNull();
      expect(await entriesAbout(person)).toEqual([]);
    }
  });

  it("happens once for two admins at once", async () => {
    const answers = await Promise.all([removeFor(admin, client), removeFor(await anAdmin(), client)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 404]);
    expect((await entriesAbout(client)).length).toBe(1);
  });
});

describe("what an admin does for a person", () => {
  it("is not for oneself, and not for another admin, but for the export", async () => {
    const other = await anAdmin();
    for (const person of [admin, other]) {
      expect((await startChange(admin, person, next)).body.code).toBe("forbidden");
      expect((await removeFor(admin, person)).body.code).toBe("forbidden");
      expect((await accountOf(person)).deletedAt).toBeNull();
    }
    expect((await act(exportRoute, admin, admin)).body.code).toBe("forbidden");
    expect((await act(exportRoute, admin, other)).status).toBe(204);
  });

  it("finds only accounts that are there", async () => {
    const gone = await aPro();
    await removeFor(admin, gone);
    for (const person of [gone, { id: newId() }])
      for (const answer of [
        await act(exportRoute, admin, person),
        await startChange(admin, person, next),
        await removeFor(admin, person),
      ])
        expect(answer.body.code).toBe("user_not_found");
  });

  it.each([
    ["the export", exportRoute],
    ["the address", changeRoute],
    ["the deletion", deleteRoute],
  ])("takes the right to support for %s", async (_name, route) => {
    const moderator = await anAdmin({ adminRights: ["MODERATE", "MANAGE"] });
    const body = { email: next, proof: PROOF, reason: REASON };
    expect((await act(route, moderator, client, body)).body.code).toBe("right_missing");
    expect((await act(route, await aPro(), client, body)).body.code).toBe("wrong_role");
  });
});
