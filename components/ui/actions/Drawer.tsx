"use client";

import type { DrawerProps } from "@mui/material/Drawer";
import { useDeferredValue } from "react";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

const MuiDrawer = lazyComponent(
  async () => {
    const { default: BaseDrawer } = await import(/* webpackPrefetch: true */ "@mui/material/Drawer");
    return function MountedDrawer({ open, ...rest }: DrawerProps & { open: boolean }) {
      // Mounted closed and opened one render later, because only a change from closed to open is a transition.
      return <BaseDrawer open={useDeferredValue(open, false)} {...rest} />;
    };
  },
  { mountWhen: ({ open }) => open },
);

/** A modal drawer from the side or from below, code-split. */
export function Drawer(props: DrawerProps & { open: boolean }) {
  return <MuiDrawer {...props} />;
}
