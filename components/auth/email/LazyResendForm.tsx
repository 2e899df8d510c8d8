"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** ResendForm, code-split for screens on which few users see it. */
export const LazyResendForm = lazyComponent(() => import("./ResendForm").then((file) => file.ResendForm));
