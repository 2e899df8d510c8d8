import { expect, it } from "vitest";
import { GET as verifications } from "@/app/api/verifications/route";
import { signedIn } from "@/lib/auth/schema";
import { call, read } from "@/tests/support/call";
import { aNewAdmin } from "@/tests/support/factories";
import { firstStep } from "./app";

// Settings are read at their first use, so this file has its own.
process.env.DEMO = "1";

it("lets the demo's admin skip two-step sign-in, which is asked for all the same", async () => {
  const admin = await aNewAdmin();
  const { user } = read(signedIn, await firstStep(admin));
  expect(user).toMatchObject({ hasTwoStep: false, needsTwoStep: false });
  expect((await call(verifications, { as: admin })).status).toBe(200);
});
