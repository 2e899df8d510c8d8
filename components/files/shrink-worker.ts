import { drawSmaller } from "./draw-picture";

/** What the worker answers: the smaller picture, or null when it could not be read here. */
export type Shrunk = { blob: Blob | null };

// createImageBitmap turns the picture upright by the camera's mark.
async function shrink(file: Blob): Promise<Blob | null> {
  try {
    const bitmap = await createImageBitmap(file);
    try {
      return await drawSmaller(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    return null;
  }
}

addEventListener("message", (event: MessageEvent<Blob>) => {
  void shrink(event.data).then((blob) => postMessage({ blob } satisfies Shrunk));
});
