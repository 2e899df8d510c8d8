import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { LazyDisputeWords } from "@/components/disputes/lazy-disputes";
import type { DisputeView } from "@/lib/disputes/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import messages from "@/messages/en/disputes.json";
import { showScreen, signInAs } from "@/tests/support/screen";

const { acts } = messages;

const AT = "2026-11-20T10:00:00.000Z";
const sent: { version: number; outcome: string }[] = [];

/** The server as it is once the other of the two has proposed an outcome: the dispute is in version 2. */
beforeEach(() => {
  cleanup();
  localStorage.clear();
  signInAs("client", "CLIENT");
  sent.length = 0;
  accountAxios.defaults.adapter = (config) => {
    if (config.method !== "patch")
      return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
    const given = JSON.parse(String(config.data)) as (typeof sent)[number];
    sent.push(given);
    if (given.version !== 2) return Promise.reject(new ApiError(409, { code: "stale_version" }));
    return Promise.resolve({ data: {}, status: 200, statusText: "", headers: {}, config });
  };
});

const aDispute = (version: number, outcome: string): Pick<DisputeView, "id" | "version" | "proposal"> => ({
  id: "dispute",
  version,
  proposal: { by: "PRO", outcome, at: AT },
});

it("shows an outcome that was proposed meanwhile before another one takes its place", async () => {
  const close = vi.fn<() => void>();
  const dialogOf = (dispute: ReturnType<typeof aDispute>) => (
    <LazyDisputeWords dispute={dispute} act="propose" name="Tomáš" onClose={close} />
  );
  const { change } = showScreen(dialogOf(aDispute(1, "I repair it.")));
  fireEvent.change(await screen.findByRole("textbox"), { target: { value: "Half the price." } });
  expect(screen.queryByText(/I repair it/u)).toBeNull();

  // Not known here yet: the server refuses what would replace it unseen.
  fireEvent.click(screen.getByRole("button", { name: acts.propose.submit }));
  await waitFor(() => expect(sent).toHaveLength(1));
  change(dialogOf(aDispute(2, "I pay the half.")));

  const told = await screen.findByRole("alert");
  expect(told.textContent).toContain(acts.changed.text);
  expect(told.textContent).toContain("I pay the half.");
  expect(close).not.toHaveBeenCalled();

  fireEvent.click(screen.getByRole("button", { name: acts.propose.submit }));
  await waitFor(() => expect(close).toHaveBeenCalled());
  expect(sent).toMatchObject([{ version: 1 }, { version: 2, outcome: "Half the price." }]);
});
