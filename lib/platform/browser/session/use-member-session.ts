import { useEffect, useState } from "react";
import type { Session } from "./session-store";
import { useMayBeMember } from "./use-may-be-member";

/**
 * The session for pages that send hardly any script: its code is loaded only where there may be one, and the top bar
 * starts it. Null until it is loaded, and for visitors.
 */
export function useMemberSession(): Session | null {
  const mayBeMember = useMayBeMember();
  const [session, setSession] = useState<Session | null>(null);
  useEffect(() => {
    if (!mayBeMember) return undefined;
    let stop: (() => void) | undefined;
    let isGone = false;
    const follow = ({ sessionStore }: typeof import("./session-store")) => {
      if (isGone) return;
      const show = () => setSession(sessionStore.read());
      stop = sessionStore.subscribe(show);
      show();
    };
    // Without it the page stays what it is for a visitor.
    import("./session-store").then(follow, () => setSession(null));
    return () => {
      isGone = true;
      stop?.();
    };
  }, [mayBeMember]);
  return mayBeMember ? session : null;
}
