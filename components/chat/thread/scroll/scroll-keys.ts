import type { KeyboardEvent } from "react";

/** A little of what was there stays in sight. */
const PAGE = 0.9;

/** Page Up and Page Down move the conversation from where one writes, unless what is written scrolls itself. */
export function scrollKeys(scroller: HTMLElement | Window | null) {
  return (event: KeyboardEvent<HTMLElement>) => {
    const { key, target } = event;
    if (key !== "PageUp" && key !== "PageDown") return;
    if (!(target instanceof HTMLTextAreaElement) || target.scrollHeight > target.clientHeight) return;
    if (!(scroller instanceof HTMLElement)) return;
    event.preventDefault();
    const page = scroller.clientHeight * PAGE;
    scroller.scrollBy({ top: key === "PageUp" ? -page : page });
  };
}
