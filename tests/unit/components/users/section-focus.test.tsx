import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { HeadlineSection } from "@/components/users/sections/HeadlineSection";
import { SubcategoriesSection } from "@/components/users/sections/SubcategoriesSection";
import { useAnchorScroll } from "@/components/ui/layout/use-anchor-scroll";
import { unsavedValues } from "@/components/ui/form/use-unsaved-guard";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import type { OwnProfile } from "@/lib/users/profile/schema";
import { aPublicProfile, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
}));

function aProfile(changes: Partial<OwnProfile> = {}): OwnProfile {
  const own = { location: null, maxSubcategories: 3, hasPhone: false, verification: null };
  return { ...aPublicProfile(), ...own, ...changes };
}

/** Presses a button as the keyboard does, which leaves the focus on it. */
function press(name: string): void {
  const button = screen.getByText(name).closest("button")!;
  button.focus();
  fireEvent.click(button);
}

beforeEach(() => {
  signInAs("pro", "PRO");
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: [], status: 200, statusText: "", headers: {}, config });
});
afterEach(() => {
  cleanup();
  // Drafts of one test must not be restored in the next.
  for (const section of ["headline", "trades"]) unsavedValues.drop(`pro ${section}`);
});

describe("the focus in a section", () => {
  it("is on the first field once it is opened, and back on the button once it is closed", async () => {
    showScreen(<HeadlineSection profile={aProfile({ headline: "I paint." })} />);
    press("Edit");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^What you do/)));

    press("Cancel");
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText("Edit").closest("button")));
  });

  it("waits on the form for a field whose code is still on its way", async () => {
    showScreen(<SubcategoriesSection profile={aProfile()} />);
    press("Choose services");

    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Search services")));
  });

  it("stays where it is when unsaved values open a section by themselves", () => {
    unsavedValues.keep("pro headline", {
      headline: "I paint and",
      hourlyRateMinor: null,
      serviceRadiusKm: 30,
    });
    showScreen(<HeadlineSection profile={aProfile({ headline: "I paint." })} />);

    expect(screen.getByText("Save")).toBeTruthy();
    expect(document.activeElement).toBe(document.body);
  });
});

describe("the anchor of the address", () => {
  it("is scrolled to again as the page grows, until the user does something", () => {
    const grow: (() => void)[] = [];
    const disconnect = vi.fn<() => void>();
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(resized: () => void) {
          grow.push(resized);
        }
        observe = () => undefined;
        disconnect = disconnect;
      },
    );
    window.history.replaceState(null, "", "/en#headline");
    const scroll = vi.spyOn(HTMLElement.prototype, "scrollIntoView").mockReturnValue();
    function Sections() {
      useAnchorScroll();
      return <section id="headline" />;
    }
    showScreen(<Sections />);
    expect(scroll).toHaveBeenCalledTimes(1);
    const section = document.getElementById("headline");
    expect(section?.dataset.marked).toBe("");

    grow.forEach((resized) => resized());
    expect(scroll).toHaveBeenCalledTimes(2);
    expect(disconnect).not.toHaveBeenCalled();

    fireEvent.pointerDown(document.body);
    expect(disconnect).toHaveBeenCalled();
    expect(section?.dataset.marked).toBeUndefined();
    vi.unstubAllGlobals();
    window.history.replaceState(null, "", "/");
  });
});
