import { inflateRawSync } from "node:zlib";

const END = 0x06054b50;
const ENTRY = 0x02014b50;
const DEFLATED = 8;

/** The files of a small zip archive by their paths, read from its central directory as unpacking programs do. */
export function unzip(archive: Buffer): Map<string, Buffer> {
  const end = archive.lastIndexOf(Buffer.from(Uint32Array.of(END).buffer));
  const count = archive.readUInt16LE(end + 10);
  const files = new Map<string, Buffer>();
  let at = archive.readUInt32LE(end + 16);
  for (let number = 0; number < count; number++) {
    if (archive.readUInt32LE(at) !== ENTRY) throw new Error("this is no zip archive");
    const [pathLength, extraLength, commentLength] = [28, 30, 32].map((from) =>
      archive.readUInt16LE(at + from),
    );
    const path = archive.toString("utf8", at + 46, at + 46 + pathLength!);
    const local = archive.readUInt32LE(at + 42);
    const begin = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(begin, begin + archive.readUInt32LE(at + 20));
    files.set(path, archive.readUInt16LE(at + 10) === DEFLATED ? inflateRawSync(packed) : packed);
    at += 46 + pathLength! + extraLength! + commentLength!;
  }
  return files;
}
