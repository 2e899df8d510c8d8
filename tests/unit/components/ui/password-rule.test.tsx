import { cleanup, fireEvent, screen } from "@testing-library/react";
import { FormProvider, useForm } from "react-hook-form";
import { afterEach, expect, it } from "vitest";
import { FormPassword } from "@/components/ui/form/fields/FormPassword";
import { MIN_LENGTH } from "@/components/ui/form/PasswordStrength";
import { MIN_PASSWORD } from "@/lib/auth/schema";
import { showScreen } from "@/tests/support/screen";

afterEach(cleanup);

function Field() {
  const form = useForm({ defaultValues: { password: "" } });
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
