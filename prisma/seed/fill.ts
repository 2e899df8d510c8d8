import { upsertReferenceData } from "@/prisma/reference/prepare";
import { refreshServicePlaces } from "@/lib/directory/services/service";
import { db, withPatience, type Tx } from "@/lib/platform/server/database/db";
import { refreshPriceGuides } from "@/lib/price-guides/service";
import { hashPassword } from "@/lib/platform/server/security/passwords";
import { DEMO_PASSWORD } from "@/lib/shared/config";
import { writeMetrics } from "@/lib/users/metrics/data";
import { buildMarket, TENDERS } from "./build/market";
import { userIdOf } from "./build/rows";
import { storePictures, missingPictures } from "./pictures/store-pictures";
import { writeMarket } from "./write";

// The key of the advisory lock; any number that all seeding processes share.
const LOCK = 7_260_232;
const TIMEOUT_MS = 60_000;

async function isSeeded(): Promise<boolean> {
  return (await db.user.count({ where: { id: userIdOf("nora") } })) > 0;
}

// The upload folder may be newer than the database; pictures deleted by users since stay deleted.
async function repairPictures(now: Date): Promise<number> {
  const missing = await missingPictures(buildMarket(now).pictures);
  const rows = await db.file.findMany({
    where: { publicId: { in: missing.map(({ publicId }) => publicId) } },
    select: { publicId: true },
  });
  const wanted = new Set(rows.map(({ publicId }) => publicId));
  const stored = await storePictures(missing.filter(({ publicId }) => wanted.has(publicId)));
  const sealed = stored.flatMap(({ publicId, isSealed }) => (isSealed ? [publicId] : []));
  // Rows from before encryption at rest still say that their files are not encrypted.
  await db.file.updateMany({ where: { publicId: { in: sealed } }, data: { isSealed: true } });
  return wanted.size;
}

async function seedMarket(now: Date): Promise<boolean> {
  const rows = buildMarket(now);
  const files = await storePictures(rows.pictures);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  const write = async (tx: Tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    if ((await tx.user.count({ where: { id: userIdOf("nora") } })) > 0) return false;
    await writeMarket(tx, rows, { files, passwordHash });
    await writeMetrics(tx, now);
    return true;
  };
  // Another process that fills it is waited for.
  return withPatience((client) => client.$transaction(write, { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS }));
}

// What jobs compute from the whole market: towns with pages, and price guides.
async function computeFromMarket(now: Date): Promise<void> {
  await refreshServicePlaces(now);
  await refreshPriceGuides(now);
}

/**
 * Seeds the demo market once, with all dates relative to the first run. Running it again only restores pictures
 * missing in the object store. Returns what it did, as text.
 */
export async function fillDemoMarket(now: Date = new Date()): Promise<string> {
  await upsertReferenceData();
  if (!(await isSeeded()) && (await seedMarket(now))) {
    await computeFromMarket(now);
    return `The demo market is there, with ${TENDERS.length} tenders.`;
  }
  const pictures = await repairPictures(now);
  return pictures > 0
    ? `The demo market was there; ${pictures} pictures came back.`
    : "The demo market was there before.";
}
