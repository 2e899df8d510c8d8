import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { AddressSearch } from "@/components/places/AddressSearch";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { setToastHost } from "@/lib/platform/browser/reporting/toasts";
import places from "@/messages/en/places.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("@/components/places/GoogleInput", () => {
  throw new Error("Loading chunk failed");
});

it("falls back to our own search, without a toast, when the network does not bring the code of Google's", async () => {
  const error = vi.fn<(failure: unknown) => void>();
  const nothing = () => undefined;
  setToastHost({ toast: nothing, liveToast: nothing, error, closeErrors: nothing, trying: nothing });
  const data = { mapsKey: "a-key", hasStreets: true };
  publicAxios.defaults.adapter = (request) =>
    Promise.resolve({ status: 200, data, statusText: "", headers: {}, config: request });
  showScreen(<AddressSearch onFind={() => undefined} />);

  fireEvent.click(await screen.findByRole("button", { name: places.search.google }));

  expect(await screen.findByText(places.search.help)).toBeDefined();
  expect(error).not.toHaveBeenCalled();
});
