"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { Link, usePathname, useRouter } from "@/lib/i18n/navigation";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";

type Props = { role?: "CLIENT" | "PRO"; children: React.ReactNode };

/** Shows its children to people who are signed in (as `role`, if given); others go and sign in, then come back. */
export function RequireSession({ role, children }: Props) {
  const { user, isPending, failure } = useSession();
  const isDrawn = useDeferredMount(user !== null);
  useSignInFirst();
  if (user && isDrawn) return role && user.role !== role ? <WrongRole role={role} /> : children;
  if (failure && !isPending) return <Unchecked error={failure} />;
  return (
    <PageContainer>
      <CardSkeleton />
    </PageContainer>
  );
}

function useSignInFirst(): void {
  const { isAuthenticated, isPending, failure, hasLeft } = useSession();
  const router = useRouter();
  const pathname = usePathname();
  const isStranger = !isPending && !isAuthenticated && !failure;
  useEffect(() => {
    if (!isStranger) return;
    // Whoever has just signed out does not want to come back here.
    const next = encodeURIComponent(pathname + window.location.search);
    router.replace(hasLeft ? "/sign-in" : `/sign-in?next=${next}`);
  }, [isStranger, hasLeft, pathname, router]);
}

function Unchecked({ error }: { error: unknown }) {
  const t = useTranslations("common.session");
  return (
    <PageContainer>
      <ErrorState title={t("failedTitle")} error={error} onRetry={() => void sessionStore.refreshUser()} />
    </PageContainer>
  );
}

function WrongRole({ role }: { role: "CLIENT" | "PRO" }) {
  const t = useTranslations("common.session");
  return (
    <PageContainer>
      <EmptyState
        headingLevel="h1"
        title={t("wrongRoleTitle")}
        text={role === "CLIENT" ? t("clientsOnly") : t("prosOnly")}
        actions={
          <Button variant="outlined" component={Link} href="/account">
            {t("toAccount")}
          </Button>
        }
      />
    </PageContainer>
  );
}
