"use client";

import styles from "../frame.module.css";
import { AccountShell } from "./AccountShell";
import { OfflineLinkGuard } from "./OfflineLinkGuard";
import { TopBar } from "./TopBar";

type Props = {
  skip: React.ReactNode;
  visitor: React.ReactNode;
  cookies: React.ReactNode;
  children: React.ReactNode;
};

/** App shell of the client-rendered screens: bars and banners. Server-rendered parts come as slots. */
export function AppFrame({ skip, visitor, cookies, children }: Props) {
  return (
    <div className={styles.frame}>
      {skip}
      {/* Early in the document, so that it is in the first paint: it is the largest element on screen (LCP). */}
      {cookies}
      <TopBar visitor={visitor} />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <AccountShell />
      <OfflineLinkGuard />
    </div>
  );
}
