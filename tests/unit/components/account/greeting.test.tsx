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

function greet(running?: Pick<OverviewTender, "agreedDay">[]): void {
  render(
    <NextIntlClientProvider locale="hu" messages={{ account }} timeZone="UTC">
      <Greeting user={{ firstName: "Anna" } as OwnUser} running={running} />
    </NextIntlClientProvider>,
  );
}

it("says the day, and on a line of its own when the next job is", () => {
  greet([{ agreedDay: "2026-11-19" }, { agreedDay: "2026-11-30" }]);

  const lines = [...screen.getByRole("banner").children].map(({ textContent }) => textContent);
  expect(lines).toHaveLength(3);
  expect(lines[1]).toBe("november 21., szombat");
  expect(lines[2]).toMatch(/^Következő munka: .*30/);
});

it("says nothing of a job that has no day, nor of one that has begun", () => {
  greet([{ agreedDay: null }, { agreedDay: "2026-11-20" }]);

  expect(screen.getByRole("banner").children).toHaveLength(2);
});
