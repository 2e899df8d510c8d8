import { LONGEST_SIDE, MAX_FILE_BYTES } from "@/lib/files/constants";

/** A part of a picture, in its own pixels. */
export type PictureArea = { x: number; y: number; width: number; height: number };
type Size = { width: number; height: number };
type Drawable = (ImageBitmap | HTMLImageElement) & Size;
type Canvas = OffscreenCanvas | HTMLCanvasElement;

/** Tried in turn until the picture is small enough. */
const QUALITIES = [0.88, 0.75, 0.6] as const;
/** Browsers that cannot write the first write the second. */
const TYPES = ["image/webp", "image/jpeg"] as const;

// A worker has no document, an old browser no OffscreenCanvas.
function canvasOf({ width, height }: Size): Canvas {
  if (typeof OffscreenCanvas !== "undefined") return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement("canvas"), { width, height });
}

function toBlob(canvas: Canvas, type: string, quality: number): Promise<Blob | null> {
  if ("convertToBlob" in canvas) return canvas.convertToBlob({ type, quality });
  return new Promise((resolve) => canvas.toBlob(resolve, type, quality));
}

async function encode(canvas: Canvas, quality: number): Promise<Blob> {
  for (const type of TYPES) {
    const blob = await toBlob(canvas, type, quality);
    // A browser answers PNG when it does not know the type.
    if (blob?.type === type) return blob;
  }
  throw new Error("this browser writes no pictures");
}

function draw(picture: Drawable, { x, y, width, height }: PictureArea, size: Size): Canvas {
  const canvas = canvasOf(size);
  const context = canvas.getContext("2d") as CanvasRenderingContext2D | null;
  if (!context) throw new Error("this browser draws no pictures");
  // A JPEG knows nothing transparent; black would come in its place.
  context.fillStyle = "#ffffff";
  context.fillRect(0, 0, size.width, size.height);
  context.imageSmoothingQuality = "high";
  context.drawImage(picture, x, y, width, height, 0, 0, size.width, size.height);
  return canvas;
}

/** The part of a picture, drawn into a square of that many pixels. */
export function cutSquare(picture: Drawable, area: PictureArea, side: number): Promise<Blob> {
  return encode(draw(picture, area, { width: side, height: side }), QUALITIES[0]);
}

/** A picture no larger than the server keeps it, in pixels and in bytes. Throws when that cannot be done. */
export async function drawSmaller(picture: Drawable): Promise<Blob> {
  const { width, height } = picture;
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  const size = {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
  const canvas = draw(picture, { x: 0, y: 0, width, height }, size);
  for (const quality of QUALITIES) {
    const blob = await encode(canvas, quality);
    if (blob.size <= MAX_FILE_BYTES) return blob;
  }
  throw new Error("it stays too large");
}
