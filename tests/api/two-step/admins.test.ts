import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GET as verifications } from "@/app/api/verifications/route";
import { GET as reviewNotes } from "@/app/api/feedback/notes/route";
import { GET as disputeMessages } from "@/app/api/disputes/[disputeId]/messages/route";
import { PATCH as decide } from "@/app/api/users/verification/[id]/decision/route";
import { GET as tenders } from "@/app/api/tenders/route";
import { GET as tender } from "@/app/api/tenders/[tenderId]/route";
import { POST as disable } from "@/app/api/auth/two-step/disable/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { PATCH as changeSettings } from "@/app/api/users/settings/change/route";
import { signedIn } from "@/lib/auth/schema";
import type { RouteHandler } from "@/lib/platform/server/http/route-spec";
import { newId } from "@/lib/shared/ids";
import { call, read } from "@/tests/support/call";
import { aClient, aNewAdmin, anAdmin, aTender, PASSWORD } from "@/tests/support/factories";
import { firstStep, refusalOf, stopClock, switchOn } from "./app";

const routes = import.meta.glob<Record<string, RouteHandler>>("/app/api/**/route.ts", { eager: true });

const doors = Object.entries(routes).flatMap(([path, methods]) =>
  Object.entries(methods)
    .filter(([, { spec }]) => spec.auth === "user" || spec.auth === "ADMIN")
    .map(([method, handler]) => ({
      name: `${method} ${path.replace(/^\/app|\/route\.ts$/g, "")}`,
      handler,
    })),
);

const refused = [403, "two_step_setup_required"];

beforeEach(stopClock);
afterEach(() => {
  vi.useRealTimers();
});

describe("an admin without two-step sign-in", () => {
  it.each([
    ["the identity documents", verifications, {}],
    ["the notes of reviews", reviewNotes, {}],
    ["the conversation of a dispute", disputeMessages, { params: { disputeId: newId() } }],
    ["the decision of a verification", decide, { params: { id: newId() }, body: { status: "APPROVED" } }],
    ["the tenders of all", tenders, {}],
  ])("reaches nothing of others: %s", async (_name, route, request) => {
    expect(refusalOf(await call(route, { as: await aNewAdmin(), ...request }))).toEqual(refused);
  });

  it("finds every door closed but those that lead to the set-up and the frame around it", async () => {
    const admin = await aNewAdmin();
    const open: string[] = [];
    for (const { name, handler } of doors) {
      const { body } = await call<{ code?: string }>(handler, { as: admin, params: { id: newId() } });
      if (body.code !== "two_step_setup_required") open.push(name);
    }

    expect(doors.length).toBeGreaterThan(100);
    expect(open.toSorted((one, other) => one.localeCompare(other))).toEqual([
      "GET /api/auth/two-step",
      "GET /api/auth/user",
      "GET /api/notifications",
      "GET /api/notifications/unread",
      "PATCH /api/users/settings/change",
      "POST /api/auth/two-step/confirm",
      "POST /api/auth/two-step/set-up",
    ]);
  });

  it("does not see a tender that only its parties see", async () => {
    const { id } = await aTender({ isPrivate: true });
    const request = { params: { tenderId: id } };
    expect(refusalOf(await call(tender, { as: await aNewAdmin(), ...request }))).toEqual(refused);
    expect((await call(tender, { as: await anAdmin(), ...request })).status).toBe(200);
  });

  it("signs in, is told to set it up, and may choose a language until then", async () => {
    const admin = await aNewAdmin();
    const { user } = read(signedIn, await firstStep(admin));
    expect(user).toMatchObject({ role: "ADMIN", hasTwoStep: false, needsTwoStep: true });
    expect((await call(ownUser, { as: admin })).status).toBe(200);
    expect((await call(changeSettings, { as: admin, body: { lang: "de" } })).status).toBe(200);
  });

  it("reaches everything with the next call once it is on, and nothing once it is off again", async () => {
    const admin = await aNewAdmin();
    await switchOn(admin);
    expect((await call(verifications, { as: admin })).status).toBe(200);
    expect((await call(ownUser, { as: admin })).body).toMatchObject({ needsTwoStep: false });

    await call(disable, { as: admin, body: { currentPassword: PASSWORD } });
    expect(refusalOf(await call(verifications, { as: admin }))).toEqual(refused);
  });
});

it("a client needs no two-step sign-in, and learns nothing of it at an admin's door", async () => {
  const client = await aClient();
  expect((await call(tenders, { as: client })).status).toBe(200);
  expect(refusalOf(await call(verifications, { as: client }))).toEqual([403, "wrong_role"]);
});
