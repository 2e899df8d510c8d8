import type { Actor } from "@/lib/shared/actor";
import { singletons } from "../config/singletons";

/**
 * Who is calling: what `route()` and the sockets ask before they do anything. The platform stands below the concepts, so
 * `lib/registry.ts` hands the implementation of `lib/auth` over at start.
 */
export type Authentication = {
  /** The caller of a request; null for a visitor. Throws `token_expired` or `unauthenticated` where `isNeeded`. */
  actorOfRequest: (request: Request, isNeeded: boolean) => Promise<Actor | null>;
  /** The owner of an access token; null when it is expired, forged or its session has ended. */
  maybeActorOfToken: (token: string) => Promise<Actor | null>;
  /** The same user as they are now; null when the session has ended since. */
  maybeLiveActor: (actor: Actor) => Promise<Actor | null>;
};

declare module "@/lib/platform/server/config/singletons" {
  interface Singletons {
    authentication?: Authentication;
  }
}

/** Sets the implementation; once per process, before the first request. */
export function setAuthentication(authentication: Authentication): void {
  singletons.authentication = authentication;
}

/** The implementation. Throws when the process has not called `registerModules()`. */
export function authentication(): Authentication {
  if (!singletons.authentication) throw new Error("registerModules() of lib/registry.ts was not called");
  return singletons.authentication;
}
