import { expect, it } from "vitest";
import { POST } from "@/app/api/pending-tenders/route";
import { call } from "@/tests/support/call";
import { aPendingBody } from "./pending-factories";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";
process.env.SIGN_UP_LIMIT = "1";

it("makes no more accounts from one place than the sign-up does", async () => {
  const headers = { "x-client-ip": "10.1.0.1" };
  const statuses: number[] = [];
  for (let turn = 0; turn < 6; turn++)
    statuses.push((await call(POST, { body: aPendingBody(), headers })).status);

  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  const elsewhere = await call(POST, { body: aPendingBody(), headers: { "x-client-ip": "10.1.0.2" } });
  expect(elsewhere.status).toBe(201);
});
