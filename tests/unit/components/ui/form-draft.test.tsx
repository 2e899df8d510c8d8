import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { Form } from "@/components/ui/form/Form";
import { FormMoneyField } from "@/components/ui/form/fields/FormMoneyField";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useFormDraft } from "@/components/ui/form/use-form-draft";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { readDraft, writeDraft } from "@/lib/platform/browser/storage/drafts";
import { showScreen } from "@/tests/support/screen";

const schema = z.object({
  title: z.string().min(5),
  note: z.string().optional(),
  priceMinor: z.number(),
});
type Submit = (values: z.infer<typeof schema>) => Promise<unknown> | void;

const withoutNote = (values: FieldValues): FieldValues => ({ ...values, note: "" });

type TestFormProps = { onSubmit: Submit; scope: string; typed?: { title: string } | undefined };

function TestForm({ onSubmit, scope, typed }: TestFormProps) {
  const form = useZodForm(schema, { title: typed?.title ?? "", note: "", priceMinor: null });
  const { discard } = useFormDraft(form, { key: "offer", scope, normalize: withoutNote, typed });
  const [undo, setUndo] = useState<() => void>();
  const startAgain = () => {
    const restore = discard();
    setUndo(() => restore);
  };
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormTextField name="title" label="Title" />
      <FormTextField name="note" label="Note" />
      <FormMoneyField name="priceMinor" label="Price" />
      <SubmitButton>Send</SubmitButton>
      <button type="button" onClick={startAgain}>
        Discard
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
    </Form>
  );
}

const show = (onSubmit: Submit, { draft, typed }: { draft: string; typed?: { title: string } }) =>
  showScreen(<TestForm onSubmit={onSubmit} scope={draft} typed={typed} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it("a draft brings back what was typed before a reload", async () => {
  writeDraft("offer", "tender-1", { title: "Half a title", note: "", priceMinor: 70_000 });

  show(vi.fn(), { draft: "tender-1" });

  await waitFor(() => expect(field("Title").value).toBe("Half a title"));
  expect(field("Price").value).toBe("700");
});

it("a draft gives way to what was typed on the way to the form, and keeps the rest", async () => {
  writeDraft("offer", "tender-9", { title: "Half a title", note: "", priceMinor: 70_000 });
  show(vi.fn(), { draft: "tender-9", typed: { title: "Blocked drain" } });
  await waitFor(() => expect(field("Price").value).toBe("700"));
  expect(field("Title").value).toBe("Blocked drain");

  // What is typed in the form counts more: after a reload the same words stand in the address.
  type("Title", "Blocked drain in the kitchen");
  await waitFor(() =>
    expect(readDraft("offer", "tender-9")?.values).toMatchObject({ title: "Blocked drain in the kitchen" }),
  );
  cleanup();
  show(vi.fn(), { draft: "tender-9", typed: { title: "Blocked drain" } });
  await waitFor(() => expect(field("Title").value).toBe("Blocked drain in the kitchen"));
});

it("a draft neither keeps nor brings back what means nothing after a reload", async () => {
  writeDraft("offer", "tender-3", { title: "Half a title", note: "gone", priceMinor: null });

  show(vi.fn(), { draft: "tender-3" });
  await waitFor(() => expect(field("Title").value).toBe("Half a title"));
  expect(field("Note").value).toBe("");
  type("Note", "again");
  type("Title", "A whole title");

  await waitFor(() =>
    expect(readDraft("offer", "tender-3")?.values).toMatchObject({ title: "A whole title", note: "" }),
  );
});

it.each([
  ["saved", null, ""],
  ["restored", { title: "Half a title", note: "", priceMinor: null }, "Half a title"],
])("a draft that was %s is gone when everything is deleted again", async (_how, kept, begin) => {
  if (kept) writeDraft("offer", "tender-4", kept);
  show(vi.fn(), { draft: "tender-4" });
  await waitFor(() => expect(field("Title").value).toBe(begin));
  type("Title", "Paint");
  await waitFor(() => expect(readDraft("offer", "tender-4")?.values).toMatchObject({ title: "Paint" }));

  type("Title", "");
  await waitFor(() => expect(readDraft("offer", "tender-4")).toBeNull());
  type("Title", "Paint");
  await waitFor(() => expect(readDraft("offer", "tender-4")?.values).toMatchObject({ title: "Paint" }));
});

it("a draft stays while nothing is changed, also when sending it fails", async () => {
  const restored = { title: "A whole title", note: "", priceMinor: 70_000 };
  writeDraft("offer", "tender-5", restored);
  const onSubmit = vi.fn<Submit>(() => Promise.reject(new ApiError(503, { code: "refused" })));
  show(onSubmit, { draft: "tender-5" });
  await waitFor(() => expect(field("Title").value).toBe("A whole title"));
  press("Send");
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce());
  expect(readDraft("offer", "tender-5")?.values).toEqual(restored);
});

it("a draft that was discarded by mistake comes back", async () => {
  show(vi.fn(), { draft: "tender-6" });
  type("Title", "Paint");
  await waitFor(() => expect(readDraft("offer", "tender-6")).not.toBeNull());
  press("Discard");
  await waitFor(() => expect(field("Title").value).toBe(""));
  press("Undo");
  await waitFor(() => expect(field("Title").value).toBe("Paint"));
  expect(readDraft("offer", "tender-6")?.values).toMatchObject({ title: "Paint" });
});

it("a draft keeps what is being typed, and forgets it when asked to", async () => {
  show(vi.fn(), { draft: "tender-2" });

  type("Title", "Paint");
  await waitFor(() => expect(readDraft("offer", "tender-2")?.values).toMatchObject({ title: "Paint" }));
  press("Discard");

  await waitFor(() => expect(field("Title").value).toBe(""));
  expect(readDraft("offer", "tender-2")).toBeNull();
});
