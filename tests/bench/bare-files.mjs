// What files cost without us: sharp with our settings on bytes in memory, and node:http streaming a file from the disk.
import { createReadStream, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import sharp from "sharp";

sharp.concurrency(1);
sharp.cache(false);
let path = "";

/** The steps of lib/files/service/prepare-file.ts: the picture upright and in bounds, and its small form. */
async function prepare(bytes) {
  const whole = await sharp(bytes, { limitInputPixels: 40_000_000, failOn: "error", animated: false })
    .rotate()
    .resize({ width: 2560, height: 2560, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 82 })
    .toBuffer();
  return sharp(whole)
    .resize({ width: 480, height: 480, fit: "inside", withoutEnlargement: true })
    .webp({ quality: 74 })
    .toBuffer();
}

async function timeOf(photo) {
  const bytes = await readFile(photo);
  const since = performance.now();
  await prepare(bytes);
  return { ms: performance.now() - since };
}

function answer(response) {
  response.writeHead(200, { "Content-Type": "image/webp", "Content-Length": statSync(path).size });
  createReadStream(path).pipe(response);
}

async function obey({ photo, file }) {
  if (file) path = file;
  process.send(photo ? await timeOf(photo) : { serves: path });
}

process.on("message", (message) => void obey(message));
const server = createServer((_, response) => answer(response));
server.listen(0, "127.0.0.1", () => process.send({ port: server.address().port }));
