import { useEffect, type RefObject } from "react";

const STEPS: Record<string, number> = { j: 1, k: -1 };

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [role=dialog]") !== null;

/** The next or previous of the cards, from the one that has the focus; the first when none has. */
function move(cards: HTMLElement[], step: number): void {
  const at = cards.findIndex((card) => card.contains(document.activeElement));
  const next = at < 0 ? cards[0] : cards[Math.min(Math.max(at + step, 0), cards.length - 1)];
  next?.focus();
}

/**
 * The queue by single keys: j and k go from entry to entry, and every other key presses the button of the focused entry that
 * names it (`aria-keyshortcuts`). While something is typed keys are letters.
 */
export function useQueueKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const cards = [...(list.current?.querySelectorAll<HTMLElement>("[data-case]") ?? [])];
      // The hint shows capitals, and Caps Lock may be on.
      const key = event.key.toLowerCase();
      const step = STEPS[key];
      if (step) return move(cards, step);
      const focused = cards.find((card) => card.contains(document.activeElement));
      focused?.querySelector<HTMLElement>(`[aria-keyshortcuts="${CSS.escape(key)}"]`)?.click();
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [list]);
}
