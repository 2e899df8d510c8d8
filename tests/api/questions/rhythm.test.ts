import { readFileSync } from "node:fs";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { directDatabaseUrl } from "@/lib/platform/server/config/env";
import { db } from "@/lib/platform/server/database/db";
import { aClient, aTender } from "@/tests/support/factories";

const MIGRATION = "prisma/migrations/20261126163000_rhythm/migration.sql";

describe("the migration to one choice of how often", () => {
  const client = new pg.Client({ connectionString: directDatabaseUrl() });
  beforeAll(() => client.connect());
  afterAll(() => client.end());

  it.each([
    [1, "weekly"],
    [2, "twiceWeekly"],
    [4, "severalWeekly"],
    [14, "daily"],
    [null, null],
  ])("says of %s times a week: %s", async (timesPerWeek, rhythm) => {
    const tender = await aTender({ client: await aClient() });
    await db.tender.update({
      where: { id: tender.id },
      data: { answers: { areaM2: 80, timesPerWeek } },
      select: { id: true },
    });

    await client.query("BEGIN");
    await client.query(readFileSync(MIGRATION, "utf8"));
    const { rows } = await client.query<{ answers: unknown }>("SELECT answers FROM tenders WHERE id = $1", [
      tender.id,
    ]);
    await client.query("ROLLBACK");

    expect(rows[0]?.answers).toEqual({ areaM2: 80, rhythm });
  });
});
