import { useMemo, useSyncExternalStore } from "react";
import type { Language } from "@/lib/i18n/languages";
import { readProvider, type IdentityProvider } from "@/lib/shared/identity";
import { readSessionStorage, writeSessionStorage } from "@/lib/platform/browser/storage/session-storage";

/** An identity authenticated by Google or Apple that is not signed in to an account yet. */
export type PendingIdentity = {
  provider: IdentityProvider;
  idToken: string;
  nonce: string;
  firstName?: string | undefined;
  lastName?: string | undefined;
};

const REQUEST = "identity-request";
const PENDING = "identity";

/** A random nonce. Not crypto.randomUUID, which is missing over plain http, as on a phone in the local network. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The URL of the demo's identity provider; session storage keeps the nonce and the state of the request. */
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

const textOf = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

function toIdentity(value: Record<string, unknown>): PendingIdentity | null {
  const provider = readProvider(value.provider);
  const [idToken, nonce] = [textOf(value.idToken), textOf(value.nonce)];
  if (!provider || !idToken || !nonce) return null;
  return { provider, idToken, nonce, firstName: textOf(value.firstName), lastName: textOf(value.lastName) };
}

/**
 * The response of the demo's identity provider in the URL's fragment, once; null when there is none or when its
 * `state` is not this tab's (CSRF). The token is removed from the URL at once, so that it is not copied with the
 * link.
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

/** Stores an identity without an account for the steps of the sign-up; null removes it. */
export function storePendingIdentity(identity: PendingIdentity | null): void {
  writeSessionStorage(PENDING, identity && JSON.stringify(identity));
  listeners.forEach((listener) => listener());
}

/** The identity that is signing up in this tab, or null. */
export function usePendingIdentity(): PendingIdentity | null {
  const stored = useSyncExternalStore(
    subscribe,
    () => readSessionStorage(PENDING),
    () => null,
  );
  return useMemo(() => toIdentity(parse(stored)), [stored]);
}

/** The unverified claims of an ID token, for display; only the server verifies them. */
export function claimsOf(idToken: string): {
  email: string | undefined;
  isVerified: boolean;
  firstName: string | undefined;
  lastName: string | undefined;
} {
  const claims = parse(decodePart(idToken.split(".")[1] ?? ""));
  return {
    email: textOf(claims.email),
    isVerified: claims.email_verified === true || claims.email_verified === "true",
    firstName: textOf(claims.given_name),
    lastName: textOf(claims.family_name),
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
