import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CatalogueScreen } from "@/components/admin/catalogue/CatalogueScreen";
import type { CatalogueCategory, CataloguePlan, CatalogueService } from "@/lib/admin/catalogue/schema";
import { api } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import messages from "@/messages/en/catalogue.json";
import { answerWith, showScreen, signInAs } from "@/tests/support/screen";

vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/admin/catalogue",
}));

function anEntry(slug: string, en: string, more: Partial<CatalogueService> = {}): CatalogueService {
  const names = { en, de: `${en} de`, hu: `${en} hu`, cz: `${en} cz`, sk: `${en} sk` };
  return { id: slug, slug, isActive: true, version: 3, names, openTenders: 0, ...more };
}

const PAINTING = anEntry("painting", "Painting", { openTenders: 2 });
const TILING = anEntry("tiling", "Tiling", { isActive: false });

const FREE: CataloguePlan = { ...anEntry("free", "Free"), isFree: true, subscribers: 0 };
const PREMIUM: CataloguePlan = { ...anEntry("premium", "Premium"), isFree: false, subscribers: 7 };

function answerList(subcategories: CatalogueService[]): void {
  const renovation: CatalogueCategory = { ...anEntry("renovation", "Renovation"), subcategories };
  const garden: CatalogueCategory = { ...anEntry("garden", "Garden"), subcategories: [] };
  answerWith({
    "/admin/catalogue": { categories: [renovation, garden] },
    "/admin/catalogue/plans": { plans: [FREE, PREMIUM] },
  });
}

async function show(subcategories: CatalogueService[]): Promise<void> {
  answerList(subcategories);
  showScreen(<CatalogueScreen />);
  await screen.findByText("Renovation");
  fireEvent.click(screen.getByRole("button", { name: /^\d services?: Renovation$/u }));
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>("button", { name });
const patches = () => vi.spyOn(api, "patch").mockResolvedValue({ data: undefined });

beforeEach(() => signInAs("admin", "ADMIN"));
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it("lists categories with their services, their open tenders and what is switched off", async () => {
  await show([PAINTING, TILING]);
  expect(screen.getByText("2 services")).toBeTruthy();
  expect(screen.getByText("2 open tenders")).toBeTruthy();
  const isOffered = (name: string) =>
    screen.getByRole<HTMLInputElement>("switch", { name: `Offered: ${name}` }).checked;
  expect([isOffered("Painting"), isOffered("Tiling")]).toEqual([true, false]);
});

it("moves an entry by a button, keeps the focus with it, and not past the ends", async () => {
  const patch = patches();
  await show([PAINTING, TILING]);
  expect(button("Move Painting up").disabled).toBe(true);
  expect(button("Move Tiling down").disabled).toBe(true);

  const down = button("Move Painting down");
  down.focus();
  answerList([TILING, { ...PAINTING, version: 4 }]);
  fireEvent.click(down);
  await waitFor(() => expect(button("Move Painting down").disabled).toBe(true));
  expect(patch).toHaveBeenCalledWith("/admin/catalogue/subcategories/painting", { version: 3, order: 1 });
  await waitFor(() => expect(document.activeElement).toBe(button("Move Painting up")));
});

it("asks before a service is switched off and says how many open tenders it has; switching on asks nothing", async () => {
  const patch = patches();
  await show([PAINTING, TILING]);
  fireEvent.click(screen.getByRole("switch", { name: "Offered: Painting" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("2 open tenders");
  expect(patch).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole("button", { name: messages.off.confirm }));
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith("/admin/catalogue/subcategories/painting", {
      version: 3,
      isActive: false,
    }),
  );
  fireEvent.click(screen.getByRole("switch", { name: "Offered: Tiling", hidden: true }));
  await waitFor(() =>
    expect(patch).toHaveBeenCalledWith("/admin/catalogue/subcategories/tiling", {
      version: 3,
      isActive: true,
    }),
  );
});

it("keeps what is typed when another admin was faster, shows what that one wrote, and saves over it", async () => {
  const patch = vi.spyOn(api, "patch");
  await show([PAINTING]);
  fireEvent.click(button("Names of Painting"));
  const german = await screen.findByLabelText("Deutsch");
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("English")));
  fireEvent.change(german, { target: { value: "Malen" } });

  const refusal = { code: "stale_version", message: "This was changed while you were looking at it." };
  patch.mockRejectedValueOnce(new ApiError(409, refusal));
  answerList([{ ...PAINTING, version: 4, names: { ...PAINTING.names, de: "Anstreichen" } }]);
  fireEvent.click(button(messages.save));
  expect((await screen.findByRole("alert")).textContent).toContain(refusal.message);
  expect(screen.getByText("Now: Anstreichen")).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>("Deutsch").value).toBe("Malen");

  patch.mockResolvedValueOnce({ data: undefined });
  fireEvent.click(button(messages.save));
  await waitFor(() => expect(screen.queryByLabelText("Deutsch")).toBeNull());
  expect(patch).toHaveBeenLastCalledWith("/admin/catalogue/subcategories/painting", {
    version: 4,
    names: { ...PAINTING.names, de: "Malen" },
  });
});

it("sends no name that is missing", async () => {
  const patch = patches();
  await show([PAINTING]);
  fireEvent.click(button("Names of Renovation"));
  fireEvent.change(await screen.findByLabelText("Slovenčina"), { target: { value: "  " } });
  fireEvent.click(button(messages.save));
  expect((await screen.findByLabelText("Slovenčina")).getAttribute("aria-describedby")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Please fill this in.")).toBeTruthy());
  expect(patch).not.toHaveBeenCalled();
});

it("arranges the plans, too, of which the free one cannot be switched off", async () => {
  const patch = patches();
  await show([]);
  await screen.findByText("7 subscribers");
  expect(screen.queryByRole("switch", { name: "Offered: Free" })).toBeNull();
  fireEvent.click(screen.getByRole("switch", { name: "Offered: Premium" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain(`7 subscribers. ${messages.off.plan}`);
  fireEvent.click(within(dialog).getByRole("button", { name: messages.off.confirm }));
  const change = { version: 3, isActive: false };
  await waitFor(() => expect(patch).toHaveBeenCalledWith("/admin/catalogue/plans/premium", change));
});
