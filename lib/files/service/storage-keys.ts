const THUMBNAIL = ".thumbnail";

/** The key under which the bytes of a file are stored: its public id, or that of the file it was copied from. */
export function storageKeyOf({ publicId, storedAs }: { publicId: string; storedAs: string | null }): string {
  return storedAs ?? publicId;
}

/** The storage key of a picture's thumbnail. */
export function thumbnailKeyOf(key: string): string {
  return `${key}${THUMBNAIL}`;
}

/** The key of the bytes whose thumbnail, or which themselves, a stored object is. */
export function mainKeyOf(key: string): string {
  return key.endsWith(THUMBNAIL) ? key.slice(0, -THUMBNAIL.length) : key;
}
