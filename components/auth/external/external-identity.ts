import { useMemo, useSyncExternalStore } from "react";
import type { Language } from "@/lib/i18n/languages";
import { readProvider, type IdentityProvider } from "@/lib/shared/identity";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

/** Somebody who has proved to Google or Apple who they are, and who is on the way into an account. */
export type PendingIdentity = {
  provider: IdentityProvider;
  idToken: string;
  nonce: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

const REQUEST = "identity-request";
const KEPT = "identity";

/** A text nobody can guess. Not crypto.randomUUID: over plain http, as on a phone in the same house, there is none. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The address of the demo's own provider, asked on behalf of this page; the tab remembers what it asked for. */
export function askLocalProvider(provider: IdentityProvider, lang: Language): string {
  const [nonce, state] = [newNonce(), newNonce()];
  writeSessionStorage(REQUEST, JSON.stringify({ provider, nonce, state }));
  const back = `${window.location.pathname}${window.location.search}`;
  const query = { provider: provider.toLowerCase(), nonce, state, back, lang };
  return `/dev/identity?${new URLSearchParams(query).toString()}`;
}

function parse(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? "{}");
    return typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

const wordOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function toIdentity(value: Record<string, unknown>): PendingIdentity | null {
  const provider = readProvider(value.provider);
  const [idToken, nonce] = [wordOf(value.idToken), wordOf(value.nonce)];
  if (!provider || !idToken || !nonce) return null;
  return { provider, idToken, nonce, firstName: wordOf(value.firstName), lastName: wordOf(value.lastName) };
}

/**
 * What the demo's own provider sent back behind the # of this address, once; null when there is nothing or when this
 * tab did not ask for it. The token leaves the address at once, so that nobody copies it with the link.
 */
export function takeReturnedIdentity(): PendingIdentity | null {
  const answer = new URLSearchParams(window.location.hash.slice(1));
  if (!answer.has("state")) return null;
  const { provider, nonce, state } = parse(readSessionStorage(REQUEST));
  writeSessionStorage(REQUEST, null);
  window.history.replaceState(null, "", `${window.location.pathname}${window.location.search}`);
  if (state !== answer.get("state")) return null;
  const names = { firstName: answer.get("first_name"), lastName: answer.get("last_name") };
  return toIdentity({ provider, nonce, idToken: answer.get("id_token"), ...names });
}

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Carries an identity nobody has an account for through the steps of the sign-up; null forgets it. */
export function keepIdentity(identity: PendingIdentity | null): void {
  writeSessionStorage(KEPT, identity && JSON.stringify(identity));
  listeners.forEach((listener) => listener());
}

/** The identity that waits for an account in this tab, or null. */
export function useKeptIdentity(): PendingIdentity | null {
  const kept = useSyncExternalStore(
    subscribe,
    () => readSessionStorage(KEPT),
    () => null,
  );
  return useMemo(() => toIdentity(parse(kept)), [kept]);
}

/** What a token says of itself, to show it; only the server knows whether it is true. */
export function claimsOf(idToken: string): {
  email: string | undefined;
  isVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
} {
  const claims = parse(decodePart(idToken.split(".")[1] ?? ""));
  return {
    email: wordOf(claims.email),
    isVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: wordOf(claims.given_name),
    lastName: wordOf(claims.family_name),
  };
}

function decodePart(part: string): string | null {
  try {
    const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(binary, (letter) => letter.charCodeAt(0)));
  } catch {
    return null;
  }
}
