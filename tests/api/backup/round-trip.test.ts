import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { POST as refresh } from "@/app/api/auth/refresh-token/route";
import { POST as signIn } from "@/app/api/auth/sign-in/route";
import { GET as ownUser } from "@/app/api/auth/user/route";
import { GET as serve } from "@/app/api/files/[publicId]/route";
import { POST as upload } from "@/app/api/files/upload/single/route";
import { signedIn, tokens, type Tokens } from "@/lib/auth/schema";
import { fileView, type FileView } from "@/lib/files/schema";
import { makeSet, type WrittenSet } from "@/lib/maintenance/backup/service/make-set";
import { restoreSet, type Restored } from "@/lib/maintenance/backup/service/restore-set";
import { directDatabaseUrl, env } from "@/lib/platform/server/config/env";
import { singletons } from "@/lib/platform/server/config/singletons";
import { closeDb, db } from "@/lib/platform/server/database/db";
import { storage } from "@/lib/platform/server/storage/storage";
import { PrismaClient } from "@/prisma/generated/client";
import { fillDemoMarket } from "@/prisma/seed/fill";
import { migrate } from "@/scripts/embedded/database.mjs";
import { call, read } from "@/tests/support/call";
import { anEmptyDatabase, queryOn } from "@/tests/support/empty-database";
import { aClient, PASSWORD } from "@/tests/support/factories";
import { aForm, aPicture } from "../files/pictures";

const SECRET = "a passphrase of the operator";
const folder = mkdtempSync(join(tmpdir(), "tenderbee-sets-"));

let written: WrittenSet;
let restored: Restored;
let url: string;
let before: Record<string, string>;
let session: Tokens;
let photo: FileView;
let photoBytes: string;

/** How many rows each table has, and a checksum of them that does not depend on their order. */
async function sumsOf(database: string): Promise<Record<string, string>> {
  const tables = await queryOn<{ name: string }>(
    database,
    `SELECT schemaname || '.' || quote_ident(tablename) AS name FROM pg_tables
     WHERE schemaname IN ('public', 'pgboss') ORDER BY 1`,
  );
  const sums: Record<string, string> = {};
  for (const { name } of tables) {
    const [row] = await queryOn<{ sum: string }>(
      database,
      `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)::numeric), 0) AS sum FROM ${name} t`,
    );
    sums[name] = row?.sum ?? "";
  }
  return sums;
}

async function open(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, "http://localhost:3000");
  const params = { publicId: pathname.split("/").at(-1) ?? "" };
  const answer = await call<string>(serve, { params, query: Object.fromEntries(searchParams) });
  expect(answer.status).toBe(200);
  return answer.body;
}

/** A lost file: its row is there and its bytes are not. */
async function loseFile(): Promise<string> {
  const { publicId } = await db.file.findFirstOrThrow({ where: { attachedTo: "WORK" } });
  await storage().remove(publicId);
  return publicId;
}

let lost: string;

beforeAll(async () => {
  await fillDemoMarket();
  const as = await aClient();
  session = read(signedIn, await call(signIn, { body: { email: as.email, password: PASSWORD } }));
  const body = aForm([{ bytes: await aPicture(), name: "bath.png" }], { folder: "tenders" });
  photo = read(fileView, await call(upload, { as, body }));
  photoBytes = await open(photo.url);
  lost = await loseFile();
  written = await makeSet({
    url: directDatabaseUrl(),
    folder,
    secret: SECRET,
    trialUrl: directDatabaseUrl(),
  });
  before = await sumsOf(directDatabaseUrl());
  // Elsewhere: another database, and a storage without a file.
  rmSync(join(env.DATA_DIR, "uploads"), { recursive: true });
  url = await anEmptyDatabase();
  restored = await restoreSet({ path: written.path, secret: SECRET }, url, storage());
}, 180_000);
afterAll(() => rmSync(folder, { recursive: true }));

describe("a set that is restored elsewhere", () => {
  it("has the rows of every table, those of the queue too", async () => {
    expect(await sumsOf(url)).toEqual(before);
    expect(Object.keys(before).length).toBeGreaterThan(80);
    expect(restored.rows).toBe(written.rows);
    expect(restored.hasFileKey).toBe(true);
  });

  it("needs no migration, and has every rule of the database", async () => {
    const shape = `
      SELECT conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) || convalidated AS line
      FROM pg_constraint WHERE connamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)
      UNION SELECT tgrelid::regclass::text || ' ' || tgname || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
      UNION SELECT indexdef FROM pg_indexes WHERE schemaname IN ('public', 'pgboss')
      UNION SELECT sequencename || ' ' || coalesce(last_value::text, '') FROM pg_sequences
      UNION SELECT 'words ' || count(*) FROM place_words ORDER BY 1`;
    await migrate(url);

    expect(await queryOn(url, shape)).toEqual(await queryOn(directDatabaseUrl(), shape));
  });

  it("names the file that was lost before, and no other", () => {
    expect(written.lostFiles).toEqual([lost]);
    expect(restored.end.missingFiles).toEqual([lost]);
  });

  it("keeps people signed in and opens their files, with the same secrets", async () => {
    await closeDb();
    singletons.db = new PrismaClient({
      adapter: new PrismaPg({ connectionString: url, options: "-c timezone=UTC" }),
    });
    const headers = { authorization: `Bearer ${session.accessToken}` };

    expect((await call(ownUser, { headers })).status).toBe(200);
    read(tokens, await call(refresh, { body: { token: session.refreshToken } }));
    expect(await open(photo.url)).toBe(photoBytes);
    expect(await db.file.count({ where: { isSealed: true } })).toBeGreaterThan(0);
    await closeDb();
  });

  it("lies there as one sealed file, and no database of the trial is left", async () => {
    expect(readdirSync(folder)).toEqual([expect.stringMatching(/^tenderbee-\d{8}T\d{6}Z\.tar\.gz\.sealed$/)]);
    expect(readFileSync(written.path).includes("example.com")).toBe(false);
    const trials = "SELECT datname FROM pg_database WHERE datname LIKE 'tenderbee\\_trial%'";
    // Another file of tests may have one for a while; what is left stays.
    await expect.poll(() => queryOn(directDatabaseUrl(), trials), { timeout: 60_000 }).toEqual([]);
  }, 70_000);
});
