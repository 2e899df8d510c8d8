"use client";

import { lazyIsland } from "@/components/providers/lazy-island";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import styles from "./SignUpStep.module.css";

/** The second step; fetched while the first is answered. */
export const LazyCredentialsStep = lazyComponent(
  () => import("./CredentialsStep").then((file) => file.CredentialsStep),
  {
    fallback: <div data-skeleton="" className={styles.skeleton} />,
    messages: lazyIsland(["auth", "common", "validation"]),
  },
);

/** Why the role is asked for, after a sign-in with an identity that has no account. */
export const LazyExternalNewcomer = lazyComponent(
  () => import("../external/ExternalNewcomer").then((file) => file.ExternalNewcomer),
  { messages: lazyIsland(["auth"]), onError: "silent" },
);
