/** First and last byte, both included. */
export type ByteRange = { start: number; end: number };
export type StoredObject = { key: string; modifiedAt: Date };

/**
 * Where the bytes of files lie. Keys are ours and flat, so that a bucket can stand in for the folder: whole
 * objects are written and never changed, reading may ask for a part.
 */
export type Storage = {
  /** Atomic: half an object is never read. */
  write(key: string, bytes: Uint8Array): Promise<void>;
  /** The same for what is too large to hold at once; answers its length. */
  writeStream(key: string, bytes: NodeJS.ReadableStream): Promise<number>;
  /** The object's length in bytes, or null when there is none. */
  maybeSize(key: string): Promise<number | null>;
  /** The object, or a part of it. Throws when there is none. */
  read(key: string, range?: ByteRange): ReadableStream<Uint8Array>;
  /** Removing what is not there is no error. */
  remove(key: string): Promise<void>;
  /** Every object, for the sweeper. */
  list(): AsyncIterable<StoredObject>;
};
