"use client";

import type { DrawerProps } from "@mui/material/Drawer";
import { useDeferredValue } from "react";
import { useLate } from "@/lib/platform/browser/loading/late";

/** A drawer over the page, from the side or from below. */
export function Drawer({ open, ...rest }: DrawerProps & { open: boolean }) {
  const drawer = useLate(() => import(/* webpackPrefetch: true */ "@mui/material/Drawer"), open);
  // One render later than its code: only a drawer that was there closed slides in.
  const isOpen = useDeferredValue(open && drawer !== null);
  return drawer && <drawer.default open={isOpen} {...rest} />;
}
