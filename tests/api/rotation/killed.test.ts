import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, it } from "vitest";
import { encrypt, encryptionKey, fileKeyMark } from "@/lib/platform/server/security/encryption";
import { db } from "@/lib/platform/server/database/db";
import { encryptedStorage } from "@/lib/platform/server/storage/encrypted-storage";
import { storage } from "@/lib/platform/server/storage/storage";
import { newId } from "@/lib/shared/ids";
import { aPro } from "@/tests/support/factories";

const FIRST_KEY = process.env.FILE_ENCRYPTION_KEY ?? "";
const SECOND_KEY = "the second key of this market's files, long enough";
const DOCUMENTS = 400;
const KILLS = 3;
const secondMark = fileKeyMark(SECOND_KEY);
const bytesOf = (publicId: string) => Buffer.from(`the document ${publicId} `.repeat(50));

async function aDocument(ownerId: string): Promise<string> {
  const publicId = `document-${newId()}`;
  await encryptedStorage(storage(), FIRST_KEY).write(publicId, bytesOf(publicId));
  const row = { id: newId(), publicId, ownerId, folder: "VERIFICATIONS", name: "card" } as const;
  const sealed = { isSealed: true, sealedWith: fileKeyMark(FIRST_KEY) };
  await db.file.create({
    data: { ...row, ...sealed, size: 1, mimeType: "application/pdf" },
    select: { id: true },
  });
  return publicId;
}

async function aSecret(): Promise<string> {
  const { id: userId } = await aPro();
  const sealed = encrypt(encryptionKey("two-step", FIRST_KEY), `two-step:${userId}`, Buffer.from(userId));
  const data = { userId, secret: new Uint8Array(sealed), sealedWith: fileKeyMark(FIRST_KEY) };
  await db.twoStep.create({ data, select: { userId: true } });
  return userId;
}

const countSealedAnew = async () =>
  (await db.file.count({ where: { sealedWith: secondMark } })) +
  (await db.twoStep.count({ where: { sealedWith: secondMark } }));

function sealInAProcess() {
  const env = {
    ...process.env,
    NODE_ENV: "test" as const,
    FILE_ENCRYPTION_KEY: SECOND_KEY,
    FILE_ENCRYPTION_KEY_PREVIOUS: FIRST_KEY,
  };
  return spawn(process.execPath, ["--import", "tsx", "tests/support/seal-anew-process.ts"], {
    env,
    stdio: "inherit",
  });
}

/** Kills a run (SIGKILL) as soon as it has sealed something more than the runs before it. */
async function runAndKill(): Promise<void> {
  const before = await countSealedAnew();
  const child = sealInAProcess();
  const ended = once(child, "exit");
  while ((await countSealedAnew()) === before && child.exitCode === null);
  child.kill("SIGKILL");
  await ended;
}

/** Every document opens with both keys, and those whose row says so with the new one alone. */
async function expectAllOpen(publicIds: string[]): Promise<void> {
  const rows = await db.file.findMany({ where: { sealedWith: secondMark }, select: { publicId: true } });
  const isAnew = new Set(rows.map(({ publicId }) => publicId));
  for (const publicId of publicIds) {
    const before = isAnew.has(publicId) ? undefined : FIRST_KEY;
    const opened = await encryptedStorage(storage(), SECOND_KEY, before).maybeRead(publicId);
    expect(opened?.equals(bytesOf(publicId))).toBe(true);
  }
}

it("loses no document and no secret, though it is killed in the middle again and again", async () => {
  const { id } = await aPro();
  const publicIds: string[] = [];
  for (let number = 0; number < DOCUMENTS; number++) publicIds.push(await aDocument(id));
  const secrets: string[] = [];
  for (let number = 0; number < 20; number++) secrets.push(await aSecret());

  for (let kill = 0; kill < KILLS; kill++) {
    await runAndKill();
    const done = await countSealedAnew();
    expect(done).toBeGreaterThan(0);
    expect(done).toBeLessThan(DOCUMENTS);
    await expectAllOpen(publicIds);
  }
  const [code] = await once(sealInAProcess(), "exit");

  expect(code).toBe(0);
  expect(await countSealedAnew()).toBe(DOCUMENTS + secrets.length);
  await expectAllOpen(publicIds);
}, 300_000);
