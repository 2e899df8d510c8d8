import { useState } from "react";

/**
 * Whether an entry of the queue is open to the admin's decision: it is claimed by them, or was and is free again. The
 * quarter of an hour may run out while they write, and what is written stays until another admin takes the entry.
 */
export function useKeptClaim(claim: { isMine: boolean } | null): boolean {
  const [wasMine, setWasMine] = useState(false);
  const isMine = claim?.isMine === true;
  const isKept = isMine || (wasMine && claim === null);
  // While rendering, so that no render shows the entry folded in between.
  if (isKept !== wasMine) setWasMine(isKept);
  return isKept;
}
