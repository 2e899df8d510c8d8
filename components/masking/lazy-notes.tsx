"use client";

import { useFormContext, useWatch } from "react-hook-form";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import { mayHoldContact } from "@/lib/masking/policy";

/** Under a field whose contact details are hidden at first: fetched once a text may hold some. */
export const LazyContactNote = lazyComponent<{ text: string }>(
  () => import("./ContactNote").then((file) => file.ContactNote),
  {
    messages: lazyMessages(["masking"]),
    onError: "silent",
    mountWhen: ({ text }) => mayHoldContact(text),
  },
);

/** Beside a text that the server finds suspicious. */
export const LazyScamNote = lazyComponent(() => import("./ScamNote").then((file) => file.ScamNote), {
  messages: lazyMessages(["masking"]),
  onError: "silent",
});

/** `LazyContactNote` for fields of the form around it. */
export function FieldContactNote({ names }: { names: readonly string[] }) {
  const { control } = useFormContext();
  const texts = useWatch({ control, name: names }) as readonly unknown[];
  return <LazyContactNote text={texts.filter((text) => typeof text === "string").join("\n")} />;
}
