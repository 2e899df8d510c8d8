"use client";

import { useCallback, useEffect, useEffectEvent, useRef } from "react";

type Input = HTMLInputElement | HTMLTextAreaElement;

/**
 * What the user typed or ticked before hydration: the DOM keeps the server's default value apart from the current one.
 * Undefined when nothing has changed.
 */
function prehydrationValue(input: Input): string | boolean | undefined {
  if (input instanceof HTMLInputElement && input.type === "checkbox")
    return input.checked === input.defaultChecked ? undefined : input.checked;
  return input.value === input.defaultValue ? undefined : input.value;
}

/**
 * Ref of an input that may be filled in before hydration, which takes seconds on an old phone: passes the value on to
 * `onValue`, because hydration would reset the input to what the server rendered.
 */
export function usePrehydrationValue(
  onValue: (value: string | boolean) => void,
  attach?: (input: Input | null) => void,
) {
  const inputRef = useRef<Input>(null);
  const replay = useEffectEvent(() => {
    const value = inputRef.current ? prehydrationValue(inputRef.current) : undefined;
    if (value !== undefined) onValue(value);
  });
  useEffect(() => replay(), []);
  return useCallback(
    (input: Input | null) => {
      inputRef.current = input;
      attach?.(input);
    },
    [attach],
  );
}
