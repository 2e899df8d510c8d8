const THUMBNAIL = ".thumbnail";

/** The storage key of a picture's thumbnail. */
export function thumbnailKeyOf(publicId: string): string {
  return `${publicId}${THUMBNAIL}`;
}

/** The public id of the file a stored object belongs to. */
export function publicIdOf(key: string): string {
  return key.endsWith(THUMBNAIL) ? key.slice(0, -THUMBNAIL.length) : key;
}
