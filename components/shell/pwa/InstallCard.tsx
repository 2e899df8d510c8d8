"use client";

import { useEffect, useId, useState, useSyncExternalStore } from "react";
import { installOffer, installPrompt } from "@/lib/platform/browser/pwa/install-prompt";
import { useSession } from "@/lib/platform/browser/session/session-store";
import { installMethodOf } from "./install-method";
import type { PwaMessages } from "./pwa-messages";

type InstallMessages = PwaMessages["install"];

/** Install prompt: how to add the app to the home screen or the Dock (specification 2). Waits for the confirmed address and the browser's own install offer. */
export function InstallCard({ messages }: { messages: InstallMessages }) {
  const [method] = useState(() => installMethodOf(navigator.userAgent, navigator.maxTouchPoints));
  const [isDone, setIsDone] = useState(false);
  const hasOffer = useSyncExternalStore(installOffer.subscribe, installOffer.isThere, () => false);
  const { user } = useSession();
  const close = () => setIsDone(true);
  // Until then the account has one task, and the card would lie over it.
  if (isDone || !user?.emailConfirmed) return null;
  const { share, scroll, add, dockTitle, dockShare, dockAdd } = messages;
  if (method === "steps") return <Steps messages={messages} steps={[share, scroll, add]} onDone={close} />;
  if (method === "dock")
    return <Steps messages={{ ...messages, title: dockTitle }} steps={[dockShare, dockAdd]} onDone={close} />;
  return hasOffer ? <Question messages={messages} onDone={close} /> : null;
}

type PartProps = { messages: InstallMessages; onDone: () => void };

function Steps({ messages, steps, onDone }: PartProps & { steps: string[] }) {
  return (
    <Card messages={messages} steps={steps}>
      <button type="button" className="tb-pwa-main" onClick={onDone}>
        {messages.done}
      </button>
    </Card>
  );
}

function Question({ messages, onDone }: PartProps) {
  const ask = () => {
    installOffer.show();
    onDone();
  };
  return (
    <Card messages={messages} steps={[messages.click, messages.confirm]}>
      <button type="button" onClick={onDone}>
        {messages.notNow}
      </button>
      <button type="button" className="tb-pwa-main" onClick={ask}>
        {messages.save}
      </button>
    </Card>
  );
}

type CardProps = { messages: InstallMessages; steps: string[]; children: React.ReactNode };

function Card({ messages, steps, children }: CardProps) {
  const id = useId();
  // Counts as shown from mount on, whatever the user does with it: never again on this device.
  useEffect(() => installPrompt.rememberShown(), []);
  return (
    <section className="tb-pwa-card" aria-labelledby={id}>
      <div className="tb-pwa-head">
        <span className="tb-pwa-logo" aria-hidden />
        <div>
          <h2 id={id}>{messages.title}</h2>
          <p>{messages.text}</p>
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
