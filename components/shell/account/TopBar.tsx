"use client";

import { useTranslations } from "next-intl";
import { Logo } from "@/components/ui/display/Logo";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { Link } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";
import styles from "../frame.module.css";
import { AccountBar } from "./AccountBar";

/** Top bar of every page; `visitor` is the one for users who are not signed in. */
export function TopBar({ visitor }: { visitor: React.ReactNode }) {
  const t = useTranslations("common.frame");
  const { user } = useSession();
  const isDrawn = useDeferredMount(user !== null);
  if (!user || !isDrawn) return visitor;
  return (
    <header className={styles.bar}>
      <div className={styles.barContent}>
        <Link href="/account" aria-label={t("home")} className={styles.logo}>
          <Logo />
        </Link>
        <AccountBar user={user} />
      </div>
    </header>
  );
}
