import { deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import { A_PDF, aNoise, aPhotoWithPlace, aPicture } from "../pictures";
import {
  animated,
  aZip,
  chunk,
  claiming,
  hugeCanvas,
  hugePng,
  MARK,
  PAGE,
  riff,
  riffChunk,
  SCRIPT,
  withChunks,
  withSegment,
} from "./bytes";

/**
 * The allowed outcomes: refused (with one of these statuses), or re-encoded; "document": stored unchanged, as a PDF
 * only.
 */
export type Fate = readonly number[] | "anew" | "document" | "either";
export type Hostile = { what: string; bytes: Buffer; fate: Fate; name?: string; folder?: string };

const NO_SUCH_KIND = [415] as const;
const TOO_MUCH = [413, 415] as const;
const text = (...parts: string[]) => Buffer.from(parts.join(""), "latin1");

/** Everything that is neither picture nor PDF, whatever its name and content type. */
const STRANGERS: Record<string, Buffer> = {
  "a page": text(PAGE),
  "a page after blanks": text("\n\n   ", PAGE),
  "a page with a mark of its encoding": Buffer.from(`\uFEFF${PAGE}`),
  "an SVG with a script": text(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  "an SVG as XML": text(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>`),
  "an SVG in UTF-16": Buffer.from(`\uFEFF<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`, "utf16le"),
  "a packed SVG": gzipSync(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`),
  "XML that fetches": text(`<!DOCTYPE x [<!ENTITY y SYSTEM "file:///etc/passwd">]><x>&y;</x>`),
  "a script": text(`/*${MARK}*/alert(1)`),
  "a script that begins like a GIF": text(`GIF89a/*${MARK}*/=1;alert(1)`),
  PHP: text(`<?php /*${MARK}*/ system($_GET["c"]); ?>`),
  "a shell script": text("#!/bin/sh\nrm -rf /\n"),
  "a program for Windows": Buffer.concat([text("MZ"), Buffer.alloc(510)]),
  "a program for Linux": Buffer.concat([text("\x7fELF\x02\x01\x01"), Buffer.alloc(500)]),
  "a Java class": Buffer.concat([Buffer.from([0xca, 0xfe, 0xba, 0xbe]), Buffer.alloc(500)]),
  "a Flash film": Buffer.concat([text("CWS\x0a"), Buffer.alloc(500)]),
  "an archive": aZip(),
  "a packed file": gzipSync(PAGE),
  PostScript: text("%!PS-Adobe-3.0\n(/etc/passwd) (r) file\n"),
  "a page before a PDF": Buffer.concat([text(PAGE), A_PDF]),
  "a film": Buffer.concat([text("\0\0\0\x18ftypmp42"), Buffer.alloc(500)]),
  "a HEIC head": Buffer.concat([text("\0\0\0\x18ftypheic"), Buffer.alloc(500)]),
  "an AVIF head": Buffer.concat([text("\0\0\0\x1cftypavif"), Buffer.alloc(500)]),
  "a bitmap": Buffer.concat([text("BM"), Buffer.alloc(500)]),
  "a TIFF": Buffer.concat([text("II*\0"), Buffer.alloc(500)]),
  "a Photoshop file": Buffer.concat([text("8BPS\0\x01"), Buffer.alloc(500)]),
  "an icon": Buffer.concat([text("\0\0\x01\0\x01\0"), Buffer.alloc(500)]),
  "a sound in the wrapper of a WebP": Buffer.concat([text("RIFF\x24\0\0\0WAVEfmt "), Buffer.alloc(28)]),
  "one byte": Buffer.from([0xff]),
  nothing: Buffer.alloc(0),
  "only the first bytes of a JPEG": Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
  "only the first bytes of a PNG": Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  "only the wrapper of a WebP": riff(),
  "a page in the wrapper of a WebP": riff(riffChunk("VP8 ", text(PAGE))),
  "the first bytes of a JPEG before a page": Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    text(PAGE),
  ]),
  "the first bytes of a PNG before a page": Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    text(PAGE),
  ]),
};

function strangers(): Hostile[] {
  return Object.entries(STRANGERS).map(([what, bytes]) => ({ what, bytes, fate: NO_SUCH_KIND }));
}

/** Polyglots: two files in one, of which the picture is real, and so is the rest. */
async function twoInOne(): Promise<Hostile[]> {
  const jpeg = await aPicture({ format: "jpeg" });
  const png = await aPicture();
  const webp = await aPicture({ format: "webp" });
  const pictures: Record<string, Buffer> = {
    "a JPEG before a page": Buffer.concat([jpeg, text(PAGE)]),
    "a JPEG before an archive": Buffer.concat([jpeg, aZip()]),
    "a JPEG with a page as comment": withSegment(jpeg, 0xfe, PAGE),
    "a JPEG with a script as comment": withSegment(jpeg, 0xfe, `*/=alert("${MARK}");/*`),
    "a JPEG with a PDF as comment": withSegment(jpeg, 0xfe, Buffer.concat([A_PDF, text(MARK)])),
    "a PNG before PHP": Buffer.concat([png, text(`<?php /*${MARK}*/ ?>`)]),
    "a PNG with a page as text": withChunks(png, chunk("tEXt", `Comment\0${PAGE}`)),
    "a PNG with a packed page": withChunks(
      png,
      chunk("zTXt", Buffer.concat([text("Comment\0\0"), deflateSync(PAGE)])),
    ),
    "a WebP before an archive": Buffer.concat([webp, aZip()]),
  };
  const anew = Object.entries(pictures).map(([what, bytes]): Hostile => ({ what, bytes, fate: "anew" }));
  const document = text(
    "%PDF-1.4\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n",
  );
  return [
    ...anew,
    { what: "a PDF before an archive", bytes: Buffer.concat([A_PDF, aZip()]), fate: NO_SUCH_KIND },
    { what: "a PDF before a page", bytes: Buffer.concat([A_PDF, text(PAGE)]), fate: NO_SUCH_KIND },
    { what: "a PDF cut off", bytes: A_PDF.subarray(0, 40), fate: NO_SUCH_KIND },
    { what: "a PDF among photos", bytes: A_PDF, fate: NO_SUCH_KIND, folder: "photos" },
    { what: "a PDF that is a page, too", bytes: text(`%PDF-1.4\n${PAGE}\n%%EOF`), fate: "document" },
    { what: "a PDF with a script", bytes: document, fate: "document" },
  ];
}

/** Metadata of pictures: places, names, programs. */
async function hiddenWords(): Promise<Hostile[]> {
  const jpeg = await aPicture({ format: "jpeg" });
  const png = await aPicture();
  const xmp = `http://ns.adobe.com/xap/1.0/\0<x:xmpmeta>${SCRIPT}</x:xmpmeta>`;
  const profile = Buffer.concat([text("ICC_PROFILE\0\x01\x01"), Buffer.alloc(128, 1), text(PAGE)]);
  const iccp = Buffer.concat([
    text(`${MARK}\0\0`),
    deflateSync(Buffer.concat([Buffer.alloc(128), text(PAGE)])),
  ]);
  const named = await sharp(jpeg)
    .withExif({ IFD0: { ImageDescription: PAGE } })
    .jpeg()
    .toBuffer();
  const files: Record<string, Buffer> = {
    "a photo with its place": await aPhotoWithPlace(),
    "a JPEG with a page as description": named,
    "a JPEG with a page as XMP": withSegment(jpeg, 0xe1, xmp),
    "a JPEG with a page as colour profile": withSegment(jpeg, 0xe2, profile),
    "a JPEG with broken EXIF": withSegment(
      jpeg,
      0xe1,
      Buffer.concat([text("Exif\0\0II*\0"), Buffer.alloc(60, 0xff)]),
    ),
    "a PNG with a page as XMP": withChunks(png, chunk("iTXt", `XML:com.adobe.xmp\0\0\0\0\0${PAGE}`)),
    "a PNG with a page as colour profile": withChunks(png, chunk("iCCP", iccp)),
  };
  return Object.entries(files).map(([what, bytes]) => ({ what, bytes, fate: "either" }));
}

/** Decompression bombs: little to send, much to unpack. */
async function bombs(): Promise<Hostile[]> {
  const small = await aPicture({ format: "jpeg" });
  const png = await aPicture();
  const zeros = deflateSync(Buffer.alloc(100_000_000));
  return [
    { what: "a PNG of 14,000 pixels on a side", bytes: hugePng(14_000), fate: TOO_MUCH },
    { what: "a PNG that claims 60,000", bytes: hugePng(10, 60_000), fate: TOO_MUCH },
    { what: "a PNG of no pixels", bytes: hugePng(0), fate: TOO_MUCH },
    { what: "a PNG that claims 6,000 and has ten", bytes: hugePng(10, 6000), fate: TOO_MUCH },
    { what: "a JPEG that claims 65,500", bytes: claiming(small, 65_500), fate: TOO_MUCH },
    { what: "a JPEG that claims 6,000 and has 320", bytes: claiming(small, 6000), fate: "either" },
    { what: "a WebP that claims 16,383", bytes: riff(hugeCanvas()), fate: TOO_MUCH },
    {
      what: "a PNG with 100 MB of packed text",
      bytes: withChunks(png, chunk("zTXt", Buffer.concat([text("a\0\0"), zeros]))),
      fate: "either",
    },
    {
      what: "a PNG with 100 MB of packed profile",
      bytes: withChunks(png, chunk("iCCP", Buffer.concat([text("a\0\0"), zeros]))),
      fate: "either",
    },
    { what: "a WebP of 400 frames", bytes: await animated("webp", 400, 64), fate: "anew" },
    { what: "a GIF of 400 frames", bytes: await animated("gif", 400, 64), fate: NO_SUCH_KIND },
    {
      what: "a PNG of a thousand frames",
      bytes: withChunks(png, chunk("acTL", Buffer.from([0, 0, 3, 0xe8, 0, 0, 0, 0]))),
      fate: "either",
    },
  ];
}

/** Truncated pictures. */
async function cutOff(): Promise<Hostile[]> {
  const noise = await aNoise(300, 300);
  const whole = {
    JPEG: noise,
    PNG: await sharp(noise).png().toBuffer(),
    WebP: await sharp(noise).webp().toBuffer(),
  };
  return Object.entries(whole).flatMap(([format, bytes]) =>
    [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.99].map((part): Hostile => {
      const what = `a ${format} after ${Math.round(part * 100)} %`;
      return { what, bytes: bytes.subarray(0, Math.floor(bytes.length * part)), fate: "either" };
    }),
  );
}

/** Names with path traversal, bidirectional overrides or line breaks. The picture itself is honest. */
async function names(): Promise<Hostile[]> {
  const bytes = await aPicture();
  const all = [
    "../../../etc/passwd.png",
    "..\\..\\windows\\win.ini",
    "/etc/cron.d/job.png",
    "photo.png\0.html",
    "photo\u202Egnp.exe",
    "\u2066photo\u2069.html",
    'photo".png\r\nContent-Type: text/html\r\n\r\n<script>',
    `${SCRIPT}.png`,
    "page.html",
    "page.svg",
    "shell.php.png",
    ".htaccess",
    "..",
    " ",
    "x".repeat(5000),
    "🐝".repeat(300),
    "CON",
    "%2e%2e%2fphoto.png",
  ];
  return all.map((name) => ({
    what: `the name ${JSON.stringify(name.slice(0, 40))}`,
    bytes,
    name,
    fate: "anew",
  }));
}

/** Every hostile file. */
export async function corpus(): Promise<Hostile[]> {
  const parts = await Promise.all([twoInOne(), hiddenWords(), bombs(), cutOff(), names()]);
  return [...strangers(), ...parts.flat()];
}
