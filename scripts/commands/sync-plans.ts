// Syncs the paid plans with Stripe for `npm run stripe:sync`; the database is running.
import { closeDb } from "@/lib/platform/server/database/db";
import { syncPlans } from "@/lib/subscriptions/service/sync-plans";

try {
  for (const { slug, priceId, isNew } of await syncPlans())
    console.log(`${slug}: ${priceId}${isNew ? " (new)" : ""}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await closeDb();
}
