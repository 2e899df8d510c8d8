// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isHeic, shrinkPhoto } from "@/components/files/shrink-photo";
import { MAX_FILE_BYTES } from "@/lib/files/constants";

const large = (name = "bath.jpg", type = "image/jpeg") =>
  new File([new Uint8Array(MAX_FILE_BYTES + 1)], name, { type });

/** The browser's decoded size of a picture, or that it cannot decode it. */
function opens(decode: () => Promise<void>, width = 8000, height = 6000) {
  const image = class {
    src = "";
    width = width;
    height = height;
    decode = decode;
  };
  vi.stubGlobal("Image", image);
}

let drawn: number[][] = [];
let opened: string[] = [];

/** A browser whose canvas encodes to so many bytes at that quality, and supports these types. */
function draws(bytesAt: (quality: number) => number, types = ["image/jpeg"]) {
  const context = {
    fillRect: () => undefined,
    drawImage: (_picture: unknown, ...area: number[]) => drawn.push(area),
  };
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((give, type = "", quality) => {
    const written = types.includes(type) ? type : "image/png";
    give(new Blob([new Uint8Array(bytesAt(Number(quality)))], { type: written }));
  });
}

beforeEach(() => {
  drawn = [];
  opened = [];
  // An old browser without OffscreenCanvas, which does it on the main thread.
  vi.stubGlobal("OffscreenCanvas", undefined);
  vi.spyOn(URL, "createObjectURL").mockImplementation(() => {
    opened.push("blob:1");
    return "blob:1";
  });
  vi.spyOn(URL, "revokeObjectURL").mockImplementation(() => void opened.pop());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("a photo over 2 MB", () => {
  it("is drawn no larger than it is kept, and again until it is small enough", async () => {
    opens(() => Promise.resolve());
    draws((quality) => (quality > 0.8 ? MAX_FILE_BYTES + 1 : 1000));
    const { name, type, size } = await shrinkPhoto(large());
    expect({ name, type, size }).toEqual({ name: "bath.jpg", type: "image/jpeg", size: 1000 });
    expect(drawn).toEqual([[0, 0, 8000, 6000, 0, 0, 2560, 1920]]);
    expect(opened).toEqual([]);
  });

  it("becomes a webp where the browser writes one, and is never made larger", async () => {
    opens(() => Promise.resolve(), 1000, 500);
    draws(() => 1000, ["image/webp"]);
    expect(await shrinkPhoto(large("bath.tile.PNG", "image/png"))).toMatchObject({
      name: "bath.tile.webp",
      type: "image/webp",
    });
    expect(drawn).toEqual([[0, 0, 1000, 500, 0, 0, 1000, 500]]);
  });

  it.each([
    ["bath.jpg", "image/jpeg", "unreadable"],
    ["IMG_1.HEIC", "", "heic"],
    ["photo", "image/heif", "heic"],
  ])("says why %s (%s) cannot be sent from here", async (name, type, reason) => {
    opens(() => Promise.reject(new Error("no")));
    await expect(shrinkPhoto(large(name, type))).rejects.toMatchObject({ reason });
    expect(opened).toEqual([]);
  });

  it("is refused when nothing makes it small enough", async () => {
    opens(() => Promise.resolve());
    draws(() => MAX_FILE_BYTES + 1);
    await expect(shrinkPhoto(large())).rejects.toMatchObject({ reason: "unreadable" });
  });
});

describe("other photos", () => {
  it("stay as they are", async () => {
    const small = new File([new Uint8Array(MAX_FILE_BYTES)], "a.jpg", { type: "image/jpeg" });
    expect(await shrinkPhoto(small)).toBe(small);
  });

  it("are drawn anew when the server does not take their format, however small", async () => {
    opens(() => Promise.resolve(), 10, 10);
    draws(() => 100);
    const heic = new File([new Uint8Array(10)], "IMG_2.heic", { type: "image/heic" });
    expect(isHeic(heic)).toBe(true);
    expect((await shrinkPhoto(heic)).name).toBe("IMG_2.jpg");
  });
});
