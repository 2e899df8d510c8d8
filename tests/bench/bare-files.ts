// What files cost without the product: sharp with its settings on bytes in memory, and node:http streaming a file.
import { createReadStream, statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type ServerResponse } from "node:http";
import sharp from "sharp";
import { z } from "zod";
import { portOf, report } from "./child-process";

/** A photo to prepare, or the file to serve from now on. */
const request = z.union([z.object({ photo: z.string() }), z.object({ file: z.string() })]);

sharp.concurrency(1);
sharp.cache(false);
let path = "";

/** The steps of lib/files/service/prepare-file.ts: the picture upright and in bounds, and its small form. */
async function prepare(bytes: Buffer): Promise<Buffer> {
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

async function timeOf(photo: string): Promise<number> {
  const bytes = await readFile(photo);
  const since = performance.now();
  await prepare(bytes);
  return performance.now() - since;
}

function serveFile(response: ServerResponse): void {
  response.writeHead(200, { "Content-Type": "image/webp", "Content-Length": statSync(path).size });
  createReadStream(path).pipe(response);
}

async function obey(message: unknown): Promise<void> {
  const asked = request.parse(message);
  if ("photo" in asked) return report({ ms: await timeOf(asked.photo) });
  path = asked.file;
  report({ serves: path });
}

process.on("message", (message) => void obey(message));
const server = createServer((_, response) => serveFile(response));
server.listen(0, "127.0.0.1", () => report({ port: portOf(server.address()) }));
