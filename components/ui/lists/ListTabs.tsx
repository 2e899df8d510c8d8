"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useEffect, useRef } from "react";
import { TabCount } from "./TabCount";

type Props<V extends string> = {
  /** A count of null is on its way: its place is kept. */
  tabs: readonly { value: V; label: string; count?: number | null }[];
  value: V;
  onChange: (value: V) => void;
  label: string;
};

const row = {
  position: "relative",
  display: "flex",
  overflowX: "auto",
  scrollbarWidth: "none",
  "&::-webkit-scrollbar": { display: "none" },
  borderBottom: "1px solid",
  borderColor: "divider",
  // Where a tab happens to end at the edge of a phone, a fade says that there are more; at their end it covers nothing.
  "&::after": {
    content: '""',
    display: { xs: "block", md: "none" },
    position: "sticky",
    right: 0,
    flex: "none",
    // Wider than the gap between two tabs, or a row that ends after one would look complete.
    width: 48,
    ml: "auto",
    pointerEvents: "none",
    background: "linear-gradient(to right, transparent, var(--tb-palette-background-default))",
  },
} as const;

const tab = {
  flex: "none",
  minHeight: 48,
  px: "14px",
  gap: 2,
  borderBottom: "3px solid transparent",
  typography: "button",
  fontWeight: 560,
  color: "text.secondary",
  "&[aria-selected=true]": {
    color: "text.primary",
    fontWeight: 660,
    borderBottomColor: "primary.main",
  },
  "@media (forced-colors: active)": {
    borderBottomColor: "Canvas",
    "&[aria-selected=true]": { borderBottomColor: "Highlight" },
  },
  // Drawn inside, because the row clips its overflow.
  "&.Mui-focusVisible": { outlineOffset: -4, borderRadius: "12px" },
} as const;

/** Roving tabindex (WAI-ARIA, Tabs Pattern): the tab that a key moves the focus to, from `index` of `count`. */
function nextTab(key: string, index: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step ? (index + step + count) % count : null;
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  // With a modifier the key belongs to the browser: Alt and an arrow goes back in history.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.children] as HTMLElement[];
  const next = nextTab(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
  if (next === null) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Scrolls the row so that a clipped tab is in its middle. Returns the cleanup. */
function scrollTabIntoView(selected: HTMLElement): () => void {
  // The intersection observer reports after layout; measuring here would force a second layout.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const { rootBounds: bounds, boundingClientRect: box } = entry;
      const isClipped = box.left < bounds.left || box.right > bounds.right;
      if (isClipped)
        selected.parentElement?.scrollBy({ left: (box.left + box.right - bounds.left - bounds.right) / 2 });
    },
    { root: selected.parentElement },
  );
  observer.observe(selected);
  return () => observer.disconnect();
}

/** The tabs of a list, with roving tabindex. On phones they scroll sideways; a clipped last one hints at more. */
export function ListTabs<V extends string>({ tabs, value, onChange, label }: Props<V>) {
  const selectedRef = useRef<HTMLButtonElement>(null);
  // Counts that arrive later make the tabs wider, and may push the open one out of view.
  const counts = tabs.map(({ count }) => count ?? "").join();
  useEffect(
    () => (selectedRef.current ? scrollTabIntoView(selectedRef.current) : undefined),
    [value, counts],
  );
  return (
    <Box role="tablist" aria-label={label} onKeyDown={moveFocus} sx={row}>
      {tabs.map((it) => {
        const isSelected = it.value === value;
        return (
          <ButtonBase
            key={it.value}
            ref={isSelected ? selectedRef : undefined}
            role="tab"
            aria-selected={isSelected}
            tabIndex={isSelected ? 0 : -1}
            onClick={() => onChange(it.value)}
            sx={tab}
          >
            {it.label}
            {it.count !== undefined && <TabCount count={it.count} isOn={isSelected} />}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
