// Files: an upload beside bare sharp doing the same to the photo, and a served file beside node:http streaming it.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { z } from "zod";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure, median, type Pair } from "./load";
import { fillMarket, PRO } from "./market";
import { authorization, startChild, startProduct, type Child, type TestServer } from "./servers";

const MAX_BYTES = 2_097_152;
const UPLOADS = 10;
const ROUNDS = 5;
const PER_ROUND = 200;

const uploaded = z.object({ publicId: z.string(), size: z.number() });
type Uploaded = z.infer<typeof uploaded>;

/** Eight megapixels with grain, as near to 2 MB as it gets: what a phone takes. */
async function aPhoto(): Promise<Buffer> {
  const grain = sharp(randomBytes(825 * 600 * 3), { raw: { width: 825, height: 600, channels: 3 } });
  const pixels = await grain.resize(3300, 2400).blur(1).raw().toBuffer();
  for (let quality = 95; quality > 20; quality -= 5) {
    const picture = sharp(pixels, { raw: { width: 3300, height: 2400, channels: 3 } });
    const bytes = await picture.jpeg({ quality }).toBuffer();
    if (bytes.byteLength <= MAX_BYTES) return bytes;
  }
  throw new Error("the photo does not get small enough");
}

async function upload(url: string, headers: Record<string, string>, photo: string) {
  const form = new FormData();
  form.append("rootFolder", "photos");
  form.append("file", new File([new Uint8Array(readFileSync(photo))], "photo.jpg", { type: "image/jpeg" }));
  const since = performance.now();
  const answer = await fetch(`${url}/api/files/upload/single`, { method: "POST", headers, body: form });
  const body: unknown = await answer.json();
  const ms = performance.now() - since;
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${JSON.stringify(body)}`);
  return { ms, file: uploaded.parse(body) };
}

/** In turns, so that other load on the machine hits both alike; returns the last uploaded file too. */
async function compareUploads(
  ours: Child,
  bare: Child,
  headers: Record<string, string>,
  photo: string,
): Promise<{ file: Uploaded; times: Pair<number> }> {
  const times: Pair<number[]> = { ours: [], bare: [] };
  // What is not counted yet warms both up.
  let { file } = await upload(ours.url, headers, photo);
  for (let turn = -1; turn < UPLOADS; turn++) {
    const sent = await upload(ours.url, headers, photo);
    const drawn = await bare.say({ photo }, z.object({ ms: z.number() }));
    file = sent.file;
    if (turn < 0) continue;
    times.ours.push(sent.ms);
    times.bare.push(drawn.ms);
  }
  return { file, times: { ours: median(times.ours), bare: median(times.bare) } };
}

async function compareServing(ours: Child, bare: Child, path: string) {
  const times: Pair<number[]> = { ours: [], bare: [] };
  for (let round = -1; round < ROUNDS; round++) {
    const served = await measure(ours.url + path, { count: PER_ROUND });
    const streamed = await measure(bare.url, { count: PER_ROUND });
    if (round < 0) continue;
    times.ours.push(...served.times);
    times.bare.push(...streamed.times);
  }
  const many = { count: 1000, connections: 8 };
  const perSecond = {
    ours: (await measure(ours.url + path, many)).perSecond,
    bare: (await measure(bare.url, many)).perSecond,
  };
  return { times: { ours: median(times.ours), bare: median(times.bare) }, perSecond };
}

/** Makes a file visible to all users, as an avatar. */
async function makePublic(databaseUrl: string, publicId: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE files SET attached_to = 'AVATAR' WHERE public_id = $1", [publicId]);
  await client.end();
}

function print(name: string, { ours, bare }: Pair<number>, more = ""): void {
  const ms = (number: number) => `${number.toFixed(2)} ms`.padStart(11);
  console.log(`  ${name.padEnd(34)}${ms(ours)} ${ms(bare)} ${(ours / bare).toFixed(2).padStart(7)}×${more}`);
}

async function compareAll(databaseUrl: string, ours: Child, bare: Child, folder: string): Promise<void> {
  const photo = join(folder, "photo.jpg");
  writeFileSync(photo, await aPhoto());
  const { file, times } = await compareUploads(ours, bare, await authorization(ours.url, PRO), photo);
  await makePublic(databaseUrl, file.publicId);
  const stored = join(folder, "uploads", file.publicId.slice(0, 2), file.publicId);
  await bare.say({ file: stored }, z.object({ serves: z.string() }));
  const serving = await compareServing(ours, bare, `/api/files/${file.publicId}`);
  console.log(`\n${"".padEnd(36)}   ours p50    bare p50    ratio`);
  print(`upload and thumbnail, ${(readFileSync(photo).length / 1e6).toFixed(1)} MB`, times);
  const { perSecond } = serving;
  const load = `   ${Math.round(perSecond.ours)} against ${Math.round(perSecond.bare)} a second, 8 at once`;
  print(`a served file, ${Math.round(file.size / 1000)} kB`, serving.times, load);
}

/** Prints what an upload and a served file cost beside the bare minimum. */
export async function run(server: TestServer): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-bench-"));
  process.env.DATA_DIR = folder;
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_files`);
  await fillMarket(databaseUrl, 1);
  const [ours, bare] = [await startProduct(databaseUrl), await startChild("bare-files.ts", databaseUrl)];
  try {
    await compareAll(databaseUrl, ours, bare, folder);
  } finally {
    for (const child of [ours, bare]) child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
