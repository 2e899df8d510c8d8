import { upsertReferenceData } from "@/prisma/reference/prepare";
import { db } from "@/lib/platform/server/database/db";
import { hashPassword } from "@/lib/platform/server/security/passwords";
import { DEMO_PASSWORD } from "@/lib/shared/config";
import { buildMarket, TENDERS } from "./build/market";
import { userIdOf } from "./build/rows";
import { keepPictures, missingPictures } from "./pictures/keep";
import { writeMarket } from "./write";

// Any number: it only has to be the same for everybody who seeds.
const LOCK = 7_260_232;
const TIMEOUT_MS = 60_000;

async function isSeeded(): Promise<boolean> {
  return (await db.user.count({ where: { id: userIdOf("nora") } })) > 0;
}

// The folder of uploads may be younger than the database; what people have deleted since stays deleted.
async function repairPictures(now: Date): Promise<number> {
  const missing = await missingPictures(buildMarket(now).pictures);
  const rows = await db.file.findMany({
    where: { publicId: { in: missing.map(({ publicId }) => publicId) } },
    select: { publicId: true },
  });
  const wanted = new Set(rows.map(({ publicId }) => publicId));
  const kept = await keepPictures(missing.filter(({ publicId }) => wanted.has(publicId)));
  const sealed = kept.flatMap(({ publicId, isSealed }) => (isSealed ? [publicId] : []));
  // Rows that are older than the sealing of documents say that theirs lie open.
  await db.file.updateMany({ where: { publicId: { in: sealed } }, data: { isSealed: true } });
  return wanted.size;
}

async function seedMarket(now: Date): Promise<boolean> {
  const rows = buildMarket(now);
  const files = await keepPictures(rows.pictures);
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  return db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
      if ((await tx.user.count({ where: { id: userIdOf("nora") } })) > 0) return false;
      await writeMarket(tx, rows, { files, passwordHash });
      return true;
    },
    { timeout: TIMEOUT_MS, maxWait: TIMEOUT_MS },
  );
}

/**
 * Fills the demo market once. All dates are counted back from the first time; running it again changes nothing,
 * but for pictures that the folder of uploads has lost. Answers what it did, in words.
 */
export async function fillDemoMarket(now: Date = new Date()): Promise<string> {
  await upsertReferenceData(db);
  if (!(await isSeeded()) && (await seedMarket(now)))
    return `The demo market is there, with ${TENDERS.length} tenders.`;
  const pictures = await repairPictures(now);
  return pictures > 0
    ? `The demo market was there; ${pictures} pictures came back.`
    : "The demo market was there before.";
}
