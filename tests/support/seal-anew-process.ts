// Seals anew in a process that a test may kill at any moment; the environment configures it.
import { sealAnew } from "@/lib/maintenance/sealing/service";
import { closeDb } from "@/lib/platform/server/database/db";

await sealAnew();
await closeDb();
