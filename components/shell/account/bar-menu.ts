/** A menu of the top bar: who names it, and what it hangs on while it is open. */
export type BarMenuProps = { labelId: string; anchor: HTMLElement | null; onClose: () => void };
