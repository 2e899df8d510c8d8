// Files: an upload beside bare sharp doing the same to the photo, and a served file beside node:http streaming it.
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import sharp from "sharp";
import { cloneTemplate } from "../../scripts/embedded/test-database.mjs";
import { measure, median } from "./load.mjs";
import { fillMarket, PRO } from "./market.mjs";
import { signIn, startChild, startProduct } from "./servers.mjs";

const MAX_BYTES = 2_097_152;
const UPLOADS = 10;
const ROUNDS = 5;
const PER_ROUND = 200;

/** Eight megapixels with grain, as near to 2 MB as it gets: what a phone takes. */
async function aPhoto() {
  const grain = sharp(randomBytes(825 * 600 * 3), { raw: { width: 825, height: 600, channels: 3 } });
  const pixels = await grain.resize(3300, 2400).blur(1).raw().toBuffer();
  const raw = { width: 3300, height: 2400, channels: 3 };
  for (let quality = 95; quality > 20; quality -= 5) {
    const bytes = await sharp(pixels, { raw }).jpeg({ quality }).toBuffer();
    if (bytes.byteLength <= MAX_BYTES) return bytes;
  }
  throw new Error("the photo does not get small enough");
}

async function uploadTime(url, headers, bytes) {
  const form = new FormData();
  form.append("rootFolder", "photos");
  form.append("file", new File([bytes], "photo.jpg", { type: "image/jpeg" }));
  const since = performance.now();
  const answer = await fetch(`${url}/api/files/upload/single`, { method: "POST", headers, body: form });
  const view = await answer.json();
  if (!answer.ok) throw new Error(`upload: ${answer.status} ${view.code}`);
  return { ms: performance.now() - since, view };
}

/** In turns, so that whatever else the machine does hits both alike. */
async function compareUploads(ours, bare, headers, photo) {
  const bytes = readFileSync(photo);
  const times = { ours: [], bare: [] };
  let view;
  for (let turn = -2; turn < UPLOADS; turn++) {
    const [sent, drawn] = [await uploadTime(ours.url, headers, bytes), await bare.say({ photo })];
    view = sent.view;
    if (turn < 0) continue;
    times.ours.push(sent.ms);
    times.bare.push(drawn.ms);
  }
  return { view, ours: median(times.ours), bare: median(times.bare) };
}

async function compareServing(ours, bare, path) {
  const times = { ours: [], bare: [] };
  for (let round = -1; round < ROUNDS; round++) {
    const [served, streamed] = [
      await measure(ours.url + path, { count: PER_ROUND }),
      await measure(bare.url, { count: PER_ROUND }),
    ];
    if (round < 0) continue;
    times.ours.push(...served.times);
    times.bare.push(...streamed.times);
  }
  const many = { count: 1000, connections: 8 };
  const perSecond = {
    ours: (await measure(ours.url + path, many)).perSecond,
    bare: (await measure(bare.url, many)).perSecond,
  };
  return { ours: median(times.ours), bare: median(times.bare), perSecond };
}

/** Everybody may see it, as an avatar. */
async function makePublic(databaseUrl, publicId) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await client.query("UPDATE files SET attached_to = 'AVATAR' WHERE public_id = $1", [publicId]);
  await client.end();
}

function print(name, { ours, bare }, more = "") {
  const ms = (number) => `${number.toFixed(2)} ms`.padStart(11);
  console.log(`  ${name.padEnd(34)}${ms(ours)} ${ms(bare)} ${(ours / bare).toFixed(2).padStart(7)}×${more}`);
}

/** Prints what an upload and a served file cost beside the bare minimum. */
export async function run(server) {
  const folder = mkdtempSync(join(tmpdir(), "tenderbee-bench-"));
  process.env.DATA_DIR = folder;
  const databaseUrl = await cloneTemplate(server.url, server.template, `${server.run}_files`);
  await fillMarket(databaseUrl, 1);
  const photo = join(folder, "photo.jpg");
  writeFileSync(photo, await aPhoto());
  const [ours, bare] = [await startProduct(databaseUrl), await startChild("bare-files.mjs", databaseUrl)];
  try {
    const uploads = await compareUploads(ours, bare, await signIn(ours.url, PRO), photo);
    const { publicId, size } = uploads.view;
    await makePublic(databaseUrl, publicId);
    await bare.say({ file: join(folder, "uploads", publicId.slice(0, 2), publicId) });
    const serving = await compareServing(ours, bare, `/api/files/${publicId}`);
    console.log(`\n${"".padEnd(36)}   ours p50    bare p50    ratio`);
    print(`upload and thumbnail, ${(readFileSync(photo).length / 1e6).toFixed(1)} MB`, uploads);
    const load = `   ${Math.round(serving.perSecond.ours)} against ${Math.round(serving.perSecond.bare)} a second, 8 at once`;
    print(`a served file, ${Math.round(size / 1000)} kB`, serving, load);
  } finally {
    for (const child of [ours, bare]) child.end();
    rmSync(folder, { recursive: true, force: true });
  }
}
