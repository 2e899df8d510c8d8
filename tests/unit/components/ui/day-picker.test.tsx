import { ThemeProvider } from "@mui/material/styles";
import { NextIntlClientProvider } from "next-intl";
import { startTransition, useLayoutEffect, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DayPicker } from "@/components/ui/form/DayPicker";
import { theme } from "@/components/ui/styles/theme/theme";
import { MESSAGES } from "@/tests/support/screen-messages";

let stage: HTMLElement;
let root: Root;
// React itself decides here when an effect runs, as in a browser.
beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  stage = document.body.appendChild(document.createElement("div"));
  root = createRoot(stage);
});
afterEach(() => {
  root.unmount();
  stage.remove();
  vi.unstubAllGlobals();
});

function Field({ onCommit }: { onCommit?: () => void }) {
  const [day, setDay] = useState<string | null>("2027-05-12");
  // After the field is drawn and before its effects run.
  useLayoutEffect(() => {
    if (onCommit) queueMicrotask(onCommit);
  }, [onCommit]);
  return <DayPicker label="From" value={day} onChange={setDay} />;
}

const show = (onCommit?: () => void) =>
  root.render(
    <NextIntlClientProvider locale="en" messages={MESSAGES} timeZone="UTC">
      <ThemeProvider theme={theme}>
        <Field {...(onCommit && { onCommit })} />
      </ThemeProvider>
    </NextIntlClientProvider>,
  );

const part = (name: string) => stage.querySelector<HTMLElement>(`[aria-label=${name}]`);
const parts = () => ["Day", "Month", "Year"].map((name) => part(name)?.textContent);

it.each(["Delete", "Backspace"])("loses a part alone, also where %s comes before an effect", async (key) => {
  show();
  await vi.waitFor(() => expect(parts()).toEqual(["12", "May", "2027"]));
  part("Year")?.focus();
  const deleteYear = vi.fn<() => void>(() => press(key));

  startTransition(() => show(deleteYear));

  await vi.waitFor(() => expect(deleteYear).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(parts()).toEqual(["12", "May", "YYYY"]));
});

/** MUI reads the one from the key and the other from the text that is gone. */
function press(key: string): void {
  const year = part("Year");
  if (!year) throw new Error("no year");
  if (key === "Delete") return void year.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  year.textContent = "";
  year.dispatchEvent(new InputEvent("input", { inputType: "deleteContentBackward", bubbles: true }));
}
