import { expect, it } from "vitest";
import { anEmptyDatabase, queryOn } from "@/tests/support/empty-database";
import { migrate, upgradeDatabase } from "@/scripts/embedded/database.mjs";

it("fills a database whose first start was cut short after its migrations", async () => {
  const url = await anEmptyDatabase();
  await migrate(url);
  await upgradeDatabase(url);

  const [row] = await queryOn<{ count: number }>(url, "SELECT count(*)::int AS count FROM places");
  expect(row?.count).toBeGreaterThan(70_000);
}, 60_000);
