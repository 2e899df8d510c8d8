const THUMBNAIL = ".thumbnail";

/** Where a picture's small form lies. */
export function thumbnailKeyOf(publicId: string): string {
  return `${publicId}${THUMBNAIL}`;
}

/** The file a stored object belongs to. */
export function publicIdOf(key: string): string {
  return key.endsWith(THUMBNAIL) ? key.slice(0, -THUMBNAIL.length) : key;
}
