"use client";

import { useEffect, useState } from "react";
import cz from "@/messages/cz/crash.json";
import de from "@/messages/de/crash.json";
import en from "@/messages/en/crash.json";
import hu from "@/messages/hu/crash.json";
import sk from "@/messages/sk/crash.json";
import type { Language } from "@/lib/i18n/languages";
import { messagePattern } from "@/lib/i18n/message-pattern";
import { reportClientError } from "@/lib/platform/browser/reporting/client-errors";
import { languageOfAddress } from "./address-language";

const MESSAGES: Record<Language, typeof en> = { en, de, hu, cz, sk };

/** Removes service workers and caches before the reload: stale cached code is the usual reason for a crash. */
async function resetAndReload(): Promise<void> {
  try {
    const workers = (await navigator.serviceWorker?.getRegistrations()) ?? [];
    await Promise.all(workers.map((worker) => worker.unregister()));
    const names = "caches" in window ? await window.caches.keys() : [];
    await Promise.all(names.map((name) => window.caches.delete(name)));
  } finally {
    window.location.reload();
  }
}

/**
 * Fallback of the error boundaries: it depends on no provider, theme or translation that may be what broke. The support
 * address is read once: the html element that GlobalError draws is without it.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const reference = useReference(error);
  const messages = MESSAGES[languageOfAddress()];
  const [email] = useState(supportAddress);
  const [before, after] = messagePattern(messages.contact).split("{email}");
  return (
    <div role="alert" className="tb-crash">
      <style>{STYLES}</style>
      <h1>{messages.title}</h1>
      <p>{messages.text}</p>
      {email && (
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      )}
      {reference && <p>{messagePattern(messages.reference).replace("{id}", reference)}</p>}
      <button type="button" onClick={() => void resetAndReload()}>
        {messages.reload}
      </button>
    </div>
  );
}

/** The layout has set it as `data-support` of the html element; empty on the server. */
function supportAddress(): string {
  return typeof document === "undefined" ? "" : (document.documentElement.dataset.support ?? "");
}

/** Logs the error in the console and on the server; returns the reference under which support finds it. */
function useReference(error: Error): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    console.error(error);
    void reportClientError(error).then(setReference);
  }, [error]);
  return reference;
}

const STYLES = `
.tb-crash{box-sizing:border-box;max-width:480px;margin:0 auto;padding:96px 16px;text-align:center;font:400 16px/26px var(--font-inter,Inter),var(--font-inter-europe,Inter),system-ui,sans-serif}
.tb-crash::before{content:"";display:block;width:56px;height:56px;margin:0 auto;background:url(/logo.svg) center/contain no-repeat}
.tb-crash h1{font-size:1.625rem;line-height:2rem;font-weight:760;letter-spacing:-.026em;margin:16px 0 8px}
.tb-crash p{margin:0 0 8px}
.tb-crash a{color:inherit;font-weight:600}
.tb-crash button{margin-top:16px;min-height:44px;padding:8px 18px;border:0;border-radius:12px;background:#F9AE0D;color:#171A21;font-family:inherit;font-size:0.9375rem;line-height:1.25rem;font-weight:630;cursor:pointer}
.tb-crash button:hover{background:#E89C00}
.tb-crash button:focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;
