import { expect, it } from "vitest";
import { POST as contact } from "@/app/api/contact/route";
import { db } from "@/lib/platform/server/database/db";
import { call } from "@/tests/support/call";

// Settings are read at their first use, so this file has its own.
process.env.RATE_LIMITS = "1";

const write = (ip: string) =>
  call(contact, {
    body: { name: "Jana", email: "jana@example.cz", subject: "Hello", text: "A question about offers" },
    headers: { "x-client-ip": ip },
  });

it("lets nobody fill support's mailbox: twenty messages an hour from one place", async () => {
  for (let turn = 0; turn < 20; turn++) expect((await write("10.0.0.1")).status).toBe(204);

  const stopped = await write("10.0.0.1");

  expect([stopped.status, stopped.body]).toMatchObject([429, { code: "too_many_requests" }]);
  expect(Number(stopped.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await write("10.0.0.2")).status).toBe(204);
  expect(await db.contactMessage.count()).toBe(21);
});
