"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** ResendForm for screens on which few users see it. */
export const LateResendForm = lazyComponent(() => import("./ResendForm").then((file) => file.ResendForm));
