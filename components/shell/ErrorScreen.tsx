"use client";

import { useEffect, useState } from "react";
import cz from "@/messages/cz/crash.json";
import de from "@/messages/de/crash.json";
import en from "@/messages/en/crash.json";
import hu from "@/messages/hu/crash.json";
import sk from "@/messages/sk/crash.json";
import type { Language } from "@/lib/i18n/languages";
import { reportClientError } from "@/lib/platform/browser/reporting/client-errors";
import { languageOfAddress } from "./address-language";

const TEXTS: Record<Language, typeof en> = { en, de, hu, cz, sk };

/** Old code in a cache is the usual reason for a crash, so everything cached goes before the reload. */
async function startAfresh(): Promise<void> {
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
 * The last screen: it depends on no provider, no theme and no translation that may be what broke. Its support
 * address stands on the html element, where the layout put it.
 */
export function ErrorScreen({ error }: { error: Error }) {
  const reference = useReference(error);
  const text = TEXTS[languageOfAddress()];
  const email = typeof document === "undefined" ? "" : (document.documentElement.dataset.support ?? "");
  const [before, after] = text.contact.split("{email}");
  return (
    <div role="alert" className="tb-crash">
      <style>{LOOK}</style>
      <h1>{text.title}</h1>
      <p>{text.text}</p>
      {email && (
        <p>
          {before}
          <a href={`mailto:${email}`}>{email}</a>
          {after}
        </p>
      )}
      {reference && <p>{text.reference.replace("{id}", reference)}</p>}
      <button type="button" onClick={() => void startAfresh()}>
        {text.reload}
      </button>
    </div>
  );
}

/** Writes the error down, here and on the server; answers the number under which support finds it. */
function useReference(error: Error): string | null {
  const [reference, setReference] = useState<string | null>(null);
  useEffect(() => {
    console.error(error);
    void reportClientError(error).then(setReference);
  }, [error]);
  return reference;
}

const LOOK = `
.tb-crash{box-sizing:border-box;max-width:480px;margin:0 auto;padding:96px 16px;text-align:center;font:400 16px/26px var(--font-inter,Inter),var(--font-inter-europe,Inter),system-ui,sans-serif}
.tb-crash::before{content:"";display:block;width:56px;height:56px;margin:0 auto;background:url(/logo.svg) center/contain no-repeat}
.tb-crash h1{font-size:1.625rem;line-height:2rem;font-weight:760;letter-spacing:-.026em;margin:16px 0 8px}
.tb-crash p{margin:0 0 8px}
.tb-crash a{color:inherit;font-weight:600}
.tb-crash button{margin-top:16px;min-height:44px;padding:8px 18px;border:0;border-radius:12px;background:#F9AE0D;color:#171A21;font-family:inherit;font-size:0.9375rem;line-height:1.25rem;font-weight:630;cursor:pointer}
.tb-crash button:hover{background:#E89C00}
.tb-crash button:focus-visible{outline:2px solid currentColor;outline-offset:2px}
`;
