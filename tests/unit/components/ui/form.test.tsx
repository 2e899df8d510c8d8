import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { Form } from "@/components/ui/form/Form";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import type { Locale } from "@/lib/i18n/languages";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import common from "@/messages/en/common.json";
import validation from "@/messages/en/validation.json";

const schema = z.object({
  title: z.string().min(5),
  note: z.string().min(2).optional(),
  priceMinor: z.number().int().min(500).max(99_999_900),
});
type Values = z.infer<typeof schema>;
type Submit = (values: Values) => Promise<unknown> | void;

type Judge = Parameters<typeof useZodForm<z.input<typeof schema>, Values>>[0];
type FormProps = { onSubmit: Submit; judge?: Judge };

function TestForm({ onSubmit, judge = schema }: FormProps) {
  const form = useZodForm(judge, { title: "", note: "", priceMinor: null });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormTextField name="title" label="Title" />
      <FormTextField name="note" label="Note" />
      <FormMoneyField name="priceMinor" label="Price" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

type Options = Omit<FormProps, "onSubmit"> & { locale?: Locale };

function show(onSubmit: Submit, { locale = "en", ...rest }: Options = {}) {
  render(
    <NextIntlClientProvider locale={locale} messages={{ common, validation }} timeZone="UTC">
      <TestForm onSubmit={onSubmit} {...rest} />
    </NextIntlClientProvider>,
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe("a form", () => {
  it("sends what the schema makes of it: blank fields are missing, amounts are cents", async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit, { locale: "de" });

    type("Title", "Paint the hall");
    type("Price", "1.200,50");
    send();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: "Paint the hall", priceMinor: 120_050 });
  });

  it("says at each field what is wrong and puts the cursor into the first", async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit);

    type("Title", "abc");
    type("Price", "2");
    send();

    await screen.findByText("Write at least 5 characters.");
    screen.getByText("The smallest amount is €5.00.");
    expect(document.activeElement).toBe(field("Title"));
    expect(field("Title").getAttribute("aria-invalid")).toBe("true");
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("is judged by a schema that comes while it is filled in", async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit, { judge: () => Promise.resolve(schema) });

    type("Title", "abc");
    fireEvent.blur(field("Title"));
    await screen.findByText("Write at least 5 characters.");
    type("Title", "Paint the hall");
    type("Price", "12");
    send();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: "Paint the hall", priceMinor: 1_200 });
  });

  it("leaves the judging to the server where the network does not bring the schema", async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit, { judge: () => Promise.reject(new TypeError("Failed to fetch")) });

    type("Title", "abc");
    send();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ title: "abc" });
  });

  it("says how an amount is typed when it cannot be read, and leaves it to be corrected", async () => {
    show(vi.fn(), { locale: "cs" });

    type("Price", "abc");
    fireEvent.blur(field("Price"));

    await screen.findByText("Enter an amount such as 1\u00A0234,50.", { normalizer: (text) => text });
    expect(field("Price").value).toBe("abc");
  });

  it("names the limit of the field for an absurd amount", async () => {
    show(vi.fn());

    type("Price", "12345678901234567890");
    fireEvent.blur(field("Price"));

    await screen.findByText("The largest amount is €999,999.00.");
    expect(field("Price").value).toBe("12345678901234567890");
  });

  it("puts what the server refuses at its field and keeps what was typed", async () => {
    const error = new ApiError(422, {
      code: "validation_failed",
      message: "Check.",
      errors: [{ path: "note", code: "invalid", message: "Not this word." }],
    });
    show(() => Promise.reject(error));

    type("Title", "Paint the hall");
    type("Note", "word");
    type("Price", "20");
    send();

    await screen.findByText("Not this word.");
    expect(document.activeElement).toBe(field("Note"));
    expect(field("Title").value).toBe("Paint the hall");
    expect(error.isShownAtFields).toBe(true);
  });

  it("shows what belongs to no field under the form, and lets it be sent again", async () => {
    const refusals = [{ path: "version", code: "invalid", message: "Somebody was faster." }];
    const onSubmit = vi
      .fn<Submit>()
      .mockRejectedValueOnce(new ApiError(422, { code: "validation_failed", errors: refusals }));
    show(onSubmit);

    type("Title", "Paint the hall");
    type("Price", "20");
    send();
    await screen.findByText("Somebody was faster.");
    send();

    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });
});
