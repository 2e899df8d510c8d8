import { useRef } from "react";
import { newId } from "@/lib/shared/ids";

const NONE = { key: "", content: "" };

/**
 * Names the attempts at making something, for the header `Idempotency-Key`: what is sent again because its answer was
 * lost carries the same key and is made once; after a change it is another attempt.
 */
export function useIdempotencyKey() {
  const attempt = useRef(NONE);
  return {
    /** The header for what is sent now. */
    headersFor(body: unknown): { "Idempotency-Key": string } {
      const content = JSON.stringify(body);
      if (attempt.current.content !== content) attempt.current = { key: newId(), content };
      return { "Idempotency-Key": attempt.current.key };
    },
    /** It is made: the next one that is just like it is meant. */
    end(): void {
      attempt.current = NONE;
    },
  };
}
