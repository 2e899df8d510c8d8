"use client";

import { useState } from "react";
import { hasDirtyFields } from "@/lib/platform/browser/pwa/dirty-fields";
import type { PwaMessages } from "./pwa-messages";

type Props = { texts: PwaMessages["update"]; onReload: () => void };

/** A new version waits. It comes only after a press, and after a second one where something typed might go. */
export function UpdateToast({ texts, onReload }: Props) {
  const [step, setStep] = useState<"offered" | "asked" | "later">("offered");
  if (step === "later") return null;
  const isAsked = step === "asked";
  const reload = () => (isAsked || !hasDirtyFields() ? onReload() : setStep("asked"));
  return (
    <div className="tb-pwa-ink" role="status">
      <p>
        {isAsked ? texts.typed : texts.text} {!isAsked && <small>{texts.note}</small>}
      </p>
      <div className="tb-pwa-acts">
        <button type="button" onClick={() => setStep("later")}>
          {texts.later}
        </button>
        <button type="button" onClick={reload}>
          {isAsked ? texts.reloadAnyway : texts.reload}
        </button>
      </div>
    </div>
  );
}
