import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { Link } from "@/lib/i18n/intent-link";

vi.mock("@/lib/i18n/next-intl-navigation", () => ({
  LocaleLink: ({ prefetch, children, ...rest }: { prefetch?: boolean } & React.ComponentProps<"a">) => (
    <a {...rest} data-fetched={prefetch !== false}>
      {children}
    </a>
  ),
}));

afterEach(cleanup);

const fetched = () => screen.getByRole("link").dataset.fetched;

it.each([
  ["a pointer", fireEvent.pointerEnter],
  ["the keyboard", fireEvent.focus],
] as const)("fetches what is behind a link when %s comes to it, not when it is seen", (_, come) => {
  const onFocus = vi.fn<() => void>();
  render(
    <Link href="/account" onFocus={onFocus}>
      Account
    </Link>,
  );
  expect(fetched()).toBe("false");

  come(screen.getByRole("link"));

  expect(fetched()).toBe("true");
  expect(onFocus).toHaveBeenCalledTimes(come === fireEvent.focus ? 1 : 0);
});
