"use client";

import { useState } from "react";
import { hasDirtyFields } from "@/lib/platform/browser/pwa/dirty-fields";
import type { PwaMessages } from "./pwa-messages";

type Props = { messages: PwaMessages["update"]; onReload: () => void };

/** Toast for a waiting service worker. It is activated only by a click, and by a second one where input may be lost. */
export function UpdateToast({ messages, onReload }: Props) {
  const [step, setStep] = useState<"offered" | "asked" | "later">("offered");
  if (step === "later") return null;
  const isAsked = step === "asked";
  const reload = () => (isAsked || !hasDirtyFields() ? onReload() : setStep("asked"));
  return (
    <div className="tb-pwa-ink" role="status">
      <p>
        {isAsked ? messages.typed : messages.text} {!isAsked && <small>{messages.note}</small>}
      </p>
      <div className="tb-pwa-acts">
        <button type="button" onClick={() => setStep("later")}>
          {messages.later}
        </button>
        <button type="button" onClick={reload}>
          {isAsked ? messages.reloadAnyway : messages.reload}
        </button>
      </div>
    </div>
  );
}
