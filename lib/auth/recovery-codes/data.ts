import { createHmac, randomInt } from "node:crypto";
import type { Tx } from "@/lib/platform/server/database/db";
import { decryptWithAny, encrypt, fileKeyMark, openingKeys } from "@/lib/platform/server/security/encryption";
import { newId } from "@/lib/shared/ids";
import { RECOVERY_CODE_COUNT } from "../two-step/constants";

/** Without letters and digits that are taken for each other. */
const CODE_LETTERS = "abcdefghjkmnpqrstvwxyz23456789";
const CODE_LENGTH = 10;
const KEY_BYTES = 32;

/** Keyed, because fifty bits alone could be guessed from a copy of the database. */
function hashRecoveryCode(key: Buffer, userId: string, code: string): string {
  return createHmac("sha256", key).update(`${userId}:${code}`).digest("hex");
}

function newRecoveryCode(): string {
  return Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join("");
}

/** Replaces the user's recovery codes, as they are shown this once. */
export async function replaceRecoveryCodes(tx: Tx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newRecoveryCode);
  const [key] = openingKeys("recovery-codes");
  const sealedWith = fileKeyMark();
  await tx.recoveryCode.deleteMany({ where: { userId } });
  await tx.recoveryCode.createMany({
    data: codes.map((code) => ({
      id: newId(),
      userId,
      codeHash: hashRecoveryCode(key, userId, code),
      sealedWith,
    })),
  });
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

const sealName = (id: string) => `recovery-code:${id}`;

/** The keys of which one has made a code's hash: those that came with the row, else those of the settings. */
function hashKeysOf({ id, hashKeys }: { id: string; hashKeys: Uint8Array | null }): Buffer[] {
  if (!hashKeys) return openingKeys("recovery-codes");
  const bytes = decryptWithAny(openingKeys("hash-keys"), sealName(id), Buffer.from(hashKeys));
  return Array.from({ length: bytes.length / KEY_BYTES }, (_, at) =>
    bytes.subarray(at * KEY_BYTES, (at + 1) * KEY_BYTES),
  );
}

/** Uses up a recovery code. False: it is wrong or used. */
export async function consumeRecoveryCode(tx: Tx, userId: string, code: string): Promise<boolean> {
  const select = { id: true, codeHash: true, hashKeys: true } as const;
  const unused = await tx.recoveryCode.findMany({ where: { userId, usedAt: null }, select });
  const isOf = (row: (typeof unused)[number]) =>
    hashKeysOf(row).some((key) => hashRecoveryCode(key, userId, code) === row.codeHash);
  const found = unused.find(isOf);
  if (!found) return false;
  const where = { id: found.id, usedAt: null };
  return (await tx.recoveryCode.updateMany({ where, data: { usedAt: new Date() } })).count === 1;
}

/** Locks recovery codes that need another key than that of the mark, after an id and in the order of ids. */
export function lockCodesSealedOtherwise(
  tx: Tx,
  mark: string,
  after: string,
  take: number,
): Promise<{ id: string; hashKeys: Uint8Array | null }[]> {
  return tx.$queryRaw`
    SELECT id, hash_keys AS "hashKeys" FROM recovery_codes
    WHERE sealed_with IS DISTINCT FROM ${mark} AND id > ${after}::uuid ORDER BY id LIMIT ${take} FOR UPDATE`;
}

/**
 * Makes a code independent of the key that has made its hash: a hash cannot be made anew without the code, so its key goes
 * along, sealed with the present one. Throws DecryptError.
 */
export async function sealHashKeys(
  tx: Tx,
  row: { id: string; hashKeys: Uint8Array | null },
  sealedWith: string,
): Promise<void> {
  const [key] = openingKeys("hash-keys");
  const hashKeys = new Uint8Array(encrypt(key, sealName(row.id), Buffer.concat(hashKeysOf(row))));
  await tx.recoveryCode.update({
    where: { id: row.id },
    data: { hashKeys, sealedWith },
    select: { id: true },
  });
}
