"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a person typed or ticked before the page came alive: the browser keeps what the server sent apart from what
 * stands there now.
 */
function typedEarly(input: Input): string | boolean | undefined {
  if (input instanceof HTMLInputElement && input.type === "checkbox")
    return input.checked === input.defaultChecked ? undefined : input.checked;
  return input.value === input.defaultValue ? undefined : input.value;
}

/**
 * The ref of an input that may be filled in before its page is alive, which takes seconds on an old phone. Without
 * it the first drawing would put back what the server sent.
 */
export function usePrehydrationValue(
  take: (value: string | boolean) => void,
  attach?: (input: Input | null) => void,
) {
  const found = useRef<Input>(null);
  const syncFromProvider = useEffectEvent(() => {
    const early = found.current ? typedEarly(found.current) : undefined;
    if (early !== undefined) take(early);
  });
  useEffect(() => syncFromProvider(), []);
  return useCallback(
    (input: Input | null) => {
      found.current = input;
      attach?.(input);
    },
    [attach],
  );
}
