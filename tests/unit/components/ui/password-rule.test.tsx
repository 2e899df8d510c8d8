import { cleanup, fireEvent, screen } from "@testing-library/react";
import { type FieldErrors, FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { MIN_LENGTH } from "@/components/ui/form/PasswordStrength";
import { MIN_PASSWORD } from "@/lib/auth/schema";
import { showScreen } from "@/tests/support/screen";

afterEach(cleanup);

type Values = { password: string };

function Field({ password = "", errors }: { password?: string; errors?: FieldErrors<Values> }) {
  const form = useForm<Values>({ defaultValues: { password }, errors });
  return (
    <FormProvider {...form}>
      <FormPassword name="password" label="Password" autoComplete="new-password" strength />
    </FormProvider>
  );
}

it("says the rule of the schema before anything is typed, and leaves the word to the meter then", () => {
  expect(MIN_LENGTH).toBe(MIN_PASSWORD);
  showScreen(<Field />);
  const rule = "At least 8 characters, with a letter and a digit";
  expect(screen.getByText(rule)).toBeTruthy();
  fireEvent.change(screen.getByLabelText("Password"), { target: { value: "short" } });
  expect(screen.queryByText(rule)).toBeNull();
  expect(screen.getByRole("status").textContent).toContain("Too weak");
});

/** How many bars of the meter look like the first. */
function filledBars(): number {
  const bars = [...(screen.getByRole("status").firstElementChild?.children ?? [])];
  return bars.filter(({ className }) => className === bars[0]?.className).length;
}

it("shows no password as strong that is refused", () => {
  showScreen(<Field password="qwerty123456" />);
  expect(filledBars()).toBe(3);
  cleanup();
  const error = { type: "custom", message: "passwordTooCommon" };
  showScreen(<Field password="qwerty123456" errors={{ password: error }} />);
  expect(filledBars()).toBe(1);
});
