import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ChooseCategoryScreen } from "@/components/tenders/ChooseCategoryScreen";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import tenders from "@/messages/en/tenders.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
vi.mock("@/lib/i18n/navigation", () => ({
  Link: ({ children, ...rest }: { children: React.ReactNode }) => <a {...rest}>{children}</a>,
  useRouter: () => ({}),
  usePathname: () => "/",
}));

const service = (slug: string, name: string) => ({ id: slug, slug, name, icon: "Build", isOffered: true });
const CATEGORIES = [
  { ...service("renovation", "Renovation"), subcategories: [service("painting", "Painting")] },
  { ...service("handyman", "Handyman"), subcategories: [service("wall-mounting", "Wall mounting")] },
];

beforeEach(() => {
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({ data: CATEGORIES, status: 200, statusText: "", headers: {}, config });
});
afterEach(cleanup);

it("names the services of a category apart, also those that have a comma in their name", async () => {
  const [renovation] = CATEGORIES;
  const subcategories = [service("painting", "Festés, mázolás"), service("tiling", "Burkolás, csempézés")];
  publicAxios.defaults.adapter = (config) =>
    Promise.resolve({
      data: [{ ...renovation, subcategories }],
      status: 200,
      statusText: "",
      headers: {},
      config,
    });
  showScreen(<ChooseCategoryScreen />);

  expect(await screen.findByText("Festés, mázolás · Burkolás, csempézés")).toBeTruthy();
});

it("asks for a field until something is found, and says then how much that is", async () => {
  showScreen(<ChooseCategoryScreen />);
  const { categoryText, search } = tenders.create;
  expect(await screen.findByRole("heading", { name: "Renovation" })).toBeTruthy();
  expect(screen.getByText(categoryText)).toBeTruthy();
  fireEvent.change(screen.getByLabelText(search), { target: { value: "wall moun" } });
  expect(await screen.findByText("1 service found")).toBeTruthy();
  expect(screen.queryByText(categoryText)).toBeNull();
  fireEvent.change(screen.getByLabelText(search), { target: { value: "xyzxyz" } });
  expect(await screen.findByText(categoryText)).toBeTruthy();
});
