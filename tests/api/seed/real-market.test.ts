import { expect, it, vi } from "vitest";
import { db } from "@/lib/platform/server/database/db";
import { userIdOf } from "@/prisma/seed/build/rows";
import { fillDemoMarket } from "@/prisma/seed/fill";
import { aClient } from "@/tests/support/factories";

const REAL = { NODE_ENV: "production", DEMO: "0", SITE_URL: "https://bee.example" };

/** What a server does before it starts with these settings on this database. */
async function startWith(settings: Partial<typeof REAL> = {}): Promise<void> {
  Object.assign(process.env, REAL, settings);
  vi.resetModules();
  const { refuseDemoMarket } = await import("@/prisma/seed/refuse-demo-market");
  return refuseDemoMarket();
}

it("starts a real market in a database where a visitor has signed up with an address of the demo", async () => {
  await aClient({ email: "admin@demo.local" });

  await expect(startWith()).resolves.toBeUndefined();

  // The demo has one of its own.
  await db.user.updateMany({ data: { email: "nora@bee.example" } });
});

it("starts no real market with the accounts of the demo, whose password everybody knows", async () => {
  await fillDemoMarket();

  await expect(startWith()).rejects.toThrow(/admin@demo\.local.*DATABASE_URL.*DATA_DIR/s);
  // A demo, and a trial on the own machine, go on.
  await expect(startWith({ DEMO: "1" })).resolves.toBeUndefined();
  await expect(startWith({ SITE_URL: "http://localhost:3300" })).resolves.toBeUndefined();

  await db.user.updateMany({
    where: { id: { in: (["admin", "nora", "tomas"] as const).map(userIdOf) } },
    data: { deletedAt: new Date() },
  });
  await expect(startWith()).resolves.toBeUndefined();
}, 180_000);
