"use client";

import { lazyIsland } from "@/components/providers/lazy-island";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";

/** What a sign-in asks for besides the password. */
export const LazySignInProblem = lazyComponent(
  () => import("../two-step/SignInProblem").then((file) => file.SignInProblem),
  { messages: lazyIsland(["common", "validation"]) },
);

/** Google and Apple, which this server may offer. */
export const LazyExternalSignIn = lazyComponent(
  () => import("../external/ExternalSignIn").then((file) => file.ExternalSignIn),
  { messages: lazyIsland(["auth", "common", "validation"]), onError: "silent" },
);

/** The accounts of a demo. */
export const LazyDemoAccounts = lazyComponent(
  () => import("./DemoAccounts").then((file) => file.DemoAccounts),
  { messages: lazyIsland(["auth", "common", "validation"]), onError: "silent" },
);
