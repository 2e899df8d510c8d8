// @vitest-environment happy-dom
import { cleanup, render, screen } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Greeting } from "@/components/account/Greeting";
import type { OverviewTender } from "@/lib/agreements/schema/overview";
import type { OwnUser } from "@/lib/shared/own-user";
import account from "@/messages/hu/account.json";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-21T09:00:00Z") }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function greet(nextTender?: Partial<OverviewTender>): void {
  render(
    <NextIntlClientProvider locale="hu" messages={{ account }} timeZone="UTC">
      <Greeting
        user={{ firstName: "Anna" } as OwnUser}
        nextTender={nextTender as OverviewTender | undefined}
      />
    </NextIntlClientProvider>,
  );
}

it("says the day, and on a line of its own when the next job is", () => {
  greet({ startDate: "2026-11-30", endDate: null });

  const lines = [...screen.getByRole("banner").children].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe("november 21., szombat");
  expect(lines[2]).toMatch(/^Következő munka: /);
});

it("says nothing of a job that has no day", () => {
  greet({ startDate: null, endDate: null });

  expect(screen.getByRole("banner").children).toHaveLength(2);
});
