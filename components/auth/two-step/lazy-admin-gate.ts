"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** Apart from its parts: what fetches their messages weighs 3 kB, which no page of an admin with two-step sign-in needs. */
export const LazyAdminGate = lazyComponent(() => import("./AdminGate").then((file) => file.AdminGate), {});
