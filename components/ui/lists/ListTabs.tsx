"use client";

import Box from "@mui/material/Box";
import ButtonBase from "@mui/material/ButtonBase";
import { useEffect, useRef } from "react";
import { TabCount } from "./TabCount";

type Props<V extends string> = {
  tabs: readonly { value: V; label: string; count?: number }[];
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
  // The row cuts off what stands out of it.
  "&.Mui-focusVisible": { outlineOffset: -4, borderRadius: "12px" },
} as const;

/** Where the keys of a list of tabs lead (WAI-ARIA, Tabs Pattern), from the tab at `index` of `count`. */
function nextTab(key: string, index: number, count: number): number | null {
  if (key === "Home") return 0;
  if (key === "End") return count - 1;
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  return step ? (index + step + count) % count : null;
}

function moveFocus(event: React.KeyboardEvent<HTMLElement>): void {
  // Alt and an arrow is the way back.
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const all = [...event.currentTarget.children] as HTMLElement[];
  const next = nextTab(event.key, all.indexOf(document.activeElement as HTMLElement), all.length);
  if (next === null) return;
  event.preventDefault();
  all[next]?.focus();
}

/** Scrolls the row so that the tab stands in its middle, if the row cuts it off. Ends by what it returns. */
function keepInRow(shown: HTMLElement): () => void {
  // Told by the browser when it has laid out the page: measuring here would make it do so once more.
  const observer = new IntersectionObserver(
    ([entry]) => {
      observer.disconnect();
      if (!entry?.rootBounds) return;
      const { rootBounds: all, boundingClientRect: it } = entry;
      const isCut = it.left < all.left || it.right > all.right;
      if (isCut) shown.parentElement?.scrollBy({ left: (it.left + it.right - all.left - all.right) / 2 });
    },
    { root: shown.parentElement },
  );
  observer.observe(shown);
  return () => observer.disconnect();
}

/** The tabs of a list. On phones they scroll sideways; the last one visibly cut says that there is more. */
export function ListTabs<V extends string>({ tabs, value, onChange, label }: Props<V>) {
  const open = useRef<HTMLButtonElement>(null);
  useEffect(() => (open.current ? keepInRow(open.current) : undefined), [value]);
  return (
    <Box role="tablist" aria-label={label} onKeyDown={moveFocus} sx={row}>
      {tabs.map((it) => {
        const isOpen = it.value === value;
        return (
          <ButtonBase
            key={it.value}
            ref={isOpen ? open : undefined}
            role="tab"
            aria-selected={isOpen}
            tabIndex={isOpen ? 0 : -1}
            onClick={() => onChange(it.value)}
            sx={tab}
          >
            {it.label}
            {it.count !== undefined && <TabCount count={it.count} isOn={isOpen} />}
          </ButtonBase>
        );
      })}
    </Box>
  );
}
