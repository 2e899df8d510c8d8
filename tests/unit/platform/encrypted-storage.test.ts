import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { DecryptError } from "@/lib/platform/server/security/encryption";
import { encryptedStorage } from "@/lib/platform/server/storage/encrypted-storage";
import { folderStorage } from "@/lib/platform/server/storage/storage";

const SECRET = "a-secret-of-more-than-thirty-two-signs";
const KEY = "a-document-of-identity";
const PICTURE = Buffer.from("RIFF of an identity card, over and over. ".repeat(50));

function aStorage() {
  const inner = folderStorage(mkdtempSync(join(tmpdir(), "tenderbee-sealed-")));
  const lying = async (key = KEY) => Buffer.from(await new Response(inner.read(key)).arrayBuffer());
  return { inner, lying, sealed: encryptedStorage(inner, SECRET) };
}

describe("a sealed object", () => {
  it("is given back byte for byte, and nothing of it lies in the storage", async () => {
    const { sealed: stored, lying } = aStorage();
    await stored.write(KEY, PICTURE);

    expect(await stored.maybeRead(KEY)).toEqual(PICTURE);
    const bytes = await lying();
    for (let start = 0; start + 8 <= 64; start += 8)
      expect(bytes.includes(PICTURE.subarray(start, start + 8))).toBe(false);
  });

  it("never looks the same twice", async () => {
    const { sealed: stored, lying } = aStorage();
    await stored.write(KEY, PICTURE);
    const first = await lying();
    await stored.write(KEY, PICTURE);

    expect(await lying()).not.toEqual(first);
  });

  it("may be empty, and one that is not there is null", async () => {
    const { sealed: stored } = aStorage();
    await stored.write(KEY, new Uint8Array());

    expect(await stored.maybeRead(KEY)).toEqual(Buffer.alloc(0));
    expect(await stored.maybeRead("nothing-lies-under-it")).toBeNull();
  });

  it("does not open with another key", async () => {
    const { sealed: stored, inner } = aStorage();
    await stored.write(KEY, PICTURE);
    const stranger = encryptedStorage(inner, "another-secret-of-more-than-32-signs");

    await expect(stranger.maybeRead(KEY)).rejects.toThrow(DecryptError);
  });

  it("does not open when any part of it was changed, cut off or never sealed", async () => {
    const { sealed: stored, inner, lying } = aStorage();
    await stored.write(KEY, PICTURE);
    const bytes = await lying();
    for (const at of [0, 1, 12, 13, 500, bytes.length - 16, bytes.length - 1]) {
      const changed = Buffer.from(bytes);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await inner.write(KEY, changed);
      await expect(stored.maybeRead(KEY), `byte ${at}`).rejects.toThrow(DecryptError);
    }
    for (const other of [bytes.subarray(0, -1), bytes.subarray(0, 20), Buffer.alloc(0), PICTURE]) {
      await inner.write(KEY, other);
      await expect(stored.maybeRead(KEY)).rejects.toThrow(DecryptError);
    }
  });

  it("does not open in the place of another one", async () => {
    const { sealed: stored, inner, lying } = aStorage();
    await stored.write(KEY, PICTURE);
    await inner.write("the-document-of-another", await lying());

    await expect(stored.maybeRead("the-document-of-another")).rejects.toThrow(DecryptError);
  });
});
