"use client";

import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { installOffer, installPrompt } from "@/lib/platform/browser/pwa/install-prompt";
import { installWayOf } from "./install-way";
import type { PwaMessages } from "./pwa-messages";

type Texts = PwaMessages["install"];

/** How to put the product on the home screen (specification 2). Waits until the browser is ready to. */
export function InstallCard({ texts }: { texts: Texts }) {
  const [way] = useState(() => installWayOf(navigator.userAgent, navigator.maxTouchPoints));
  const [isDone, setIsDone] = useState(false);
  const hasOffer = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, () => false);
  const close = () => setIsDone(true);
  if (isDone) return null;
  if (way === "steps") return <Steps texts={texts} onDone={close} />;
  return hasOffer ? <Question texts={texts} onDone={close} /> : null;
}

type PartProps = { texts: Texts; onDone: () => void };

function Steps({ texts, onDone }: PartProps) {
  return (
    <Card texts={texts} steps={[texts.share, texts.scroll, texts.add]}>
      <button type="button" className="tb-pwa-main" onClick={onDone}>
        {texts.done}
      </button>
    </Card>
  );
}

function Question({ texts, onDone }: PartProps) {
  const ask = () => {
    installOffer.show();
    onDone();
  };
  return (
    <Card texts={texts} steps={[texts.click, texts.confirm]}>
      <button type="button" onClick={onDone}>
        {texts.notNow}
      </button>
      <button type="button" className="tb-pwa-main" onClick={ask}>
        {texts.save}
      </button>
    </Card>
  );
}

type CardProps = { texts: Texts; steps: string[]; children: React.ReactNode };

function Card({ texts, steps, children }: CardProps) {
  const id = useId();
  // Seen is shown, whatever the person does with it: never again on this device.
  useEffect(() => installPrompt.rememberShown(), []);
  return (
    <section className="tb-pwa-card" aria-labelledby={id}>
      <div className="tb-pwa-head">
        <span className="tb-pwa-logo" aria-hidden />
        <div>
          <h2 id={id}>{texts.title}</h2>
          <p>{texts.text}</p>
        </div>
      </div>
      <ol>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <div className="tb-pwa-acts">{children}</div>
    </section>
  );
}
