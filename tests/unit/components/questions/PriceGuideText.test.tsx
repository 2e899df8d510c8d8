import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { PriceGuideText } from "@/components/price-guides/PriceGuideText";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { showScreen } from "@/tests/support/screen";

afterEach(cleanup);

it("says in one sentence what such a job usually costs, from how many jobs", async () => {
  publicAxios.defaults.adapter = (config) => {
    const data = { lowMinor: 20_000, medianMinor: 40_000, highMinor: 60_000, tenders: 12 };
    return Promise.resolve({ data, status: 200, statusText: "", headers: {}, config });
  };
  showScreen(<PriceGuideText subcategoryId="s1" country="AT" />);

  const sentence = await screen.findByText(/^Usual price: €200 – 600\. Half of 12 finished jobs/);
  expect(sentence.textContent).toContain("€400");
});

it("says nothing where too few prices are known", async () => {
  const ask = vi.fn<() => Promise<never>>(() =>
    Promise.reject(new ApiError(404, { code: "too_few_prices" })),
  );
  publicAxios.defaults.adapter = ask;
  showScreen(<PriceGuideText subcategoryId="s2" country="AT" />);

  await vi.waitFor(() => expect(ask).toHaveBeenCalled());
  expect(document.body.textContent).toBe("");
});
