import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { LightboxDialog } from "@/components/ui/media/LightboxDialog";
import { showScreen } from "@/tests/support/screen";

const PHOTOS = [{ url: "/first.webp" }, { url: "/second.webp" }, { url: "/third.webp" }];
const onIndex = vi.fn<(index: number) => void>();
const onClose = vi.fn<() => void>();

const photo = () => screen.getByRole("img", { name: /^Bathroom/u });
const finger = (clientX: number, clientY: number) => ({ clientX, clientY });

/** One event of a gesture: the fingers that are on the screen after it, and those it is about. */
function touch(kind: "touchStart" | "touchEnd" | "touchCancel", on: object[], changed: object[]): void {
  fireEvent[kind](photo(), { touches: on, changedTouches: changed });
}

beforeEach(() => {
  onIndex.mockReset();
  onClose.mockReset();
  showScreen(<LightboxDialog photos={PHOTOS} alt="Bathroom" index={0} onIndex={onIndex} onClose={onClose} />);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("turns to the next photo by a swipe, and closes by one downwards", () => {
  touch("touchStart", [finger(300, 400)], [finger(300, 400)]);
  touch("touchEnd", [], [finger(100, 410)]);
  expect(onIndex).toHaveBeenCalledExactlyOnceWith(1);

  touch("touchStart", [finger(300, 300)], [finger(300, 300)]);
  touch("touchEnd", [], [finger(310, 600)]);
  expect(onClose).toHaveBeenCalledOnce();
});

it.each([
  ["across", finger(300, 400), finger(40, 400)],
  ["down", finger(200, 600), finger(200, 200)],
])("stays where it is while two fingers enlarge the photo, %s", (_, one, other) => {
  touch("touchStart", [finger(160, 400)], [finger(160, 400)]);
  touch("touchStart", [finger(160, 400), finger(200, 400)], [finger(200, 400)]);
  touch("touchEnd", [other], [one]);
  touch("touchEnd", [], [other]);

  expect(onIndex).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
});

it("takes no finger that looks around in the enlarged photo for a swipe", () => {
  vi.stubGlobal("visualViewport", { scale: 2 });
  touch("touchStart", [finger(300, 400)], [finger(300, 400)]);
  touch("touchEnd", [], [finger(100, 400)]);

  expect(onIndex).not.toHaveBeenCalled();
});

it("forgets a gesture that the browser has taken over", () => {
  touch("touchStart", [finger(300, 400)], [finger(300, 400)]);
  touch("touchCancel", [], [finger(300, 400)]);
  touch("touchEnd", [], [finger(100, 400)]);

  expect(onIndex).not.toHaveBeenCalled();
});
