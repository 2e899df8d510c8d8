// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { flyBee } from "@/components/ui/feedback/bee-flight";

type Flight = { timing: KeyframeAnimationOptions; onfinish: () => void; oncancel: () => void };

/** A browser that wants motion or not, and records what is animated. */
function inBrowser({ isReduced }: { isReduced: boolean }): Flight[] {
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isReduced && query.includes("reduce") }));
  const flights: Flight[] = [];
  Element.prototype.animate = function animate(_frames, timing) {
    const flight = { timing: timing as KeyframeAnimationOptions, onfinish() {}, oncancel() {} };
    flights.push(flight);
    return flight as unknown as Animation;
  };
  return flights;
}

const bees = () => [...document.querySelectorAll<HTMLImageElement>("img[src='/logo.svg']")];
const pictures: HTMLImageElement[] = [];
vi.stubGlobal(
  "Image",
  class extends Image {
    constructor(width?: number, height?: number) {
      super(width, height);
      pictures.push(this);
    }
  },
);

afterEach(() => {
  document.body.replaceChildren();
  pictures.length = 0;
});

describe("the bee flies when a job moves forward", () => {
  it("once, within a second, and is gone afterwards; it takes no press and has no name", () => {
    const flights = inBrowser({ isReduced: false });
    flyBee();
    expect(bees()).toEqual([]);
    pictures[0]?.dispatchEvent(new Event("load"));
    const [bee] = bees();
    expect(bee?.alt).toBe("");
    expect(bee?.style.pointerEvents).toBe("none");
    expect(flights.map(({ timing }) => Number(timing.duration) <= 1000)).toEqual([true]);
    flights[0]?.onfinish();
    expect(bees()).toEqual([]);
  });

  it("not where the user asks for less motion, and not where its picture never comes", () => {
    const flights = inBrowser({ isReduced: true });
    flyBee();
    expect(pictures).toEqual([]);
    inBrowser({ isReduced: false });
    flyBee();
    pictures[0]?.dispatchEvent(new Event("error"));
    expect(bees()).toEqual([]);
    expect(flights).toEqual([]);
  });
});
