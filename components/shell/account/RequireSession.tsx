"use client";

import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { LazyRestoredBanner } from "@/components/auth/lazy-restored-banner";
import { LazyAdminGate } from "@/components/auth/two-step/lazy-admin-gate";
import { LazyTermsBanner } from "@/components/legal/lazy-terms-banner";
import { LazyLimitBanner } from "@/components/reports/lazy-limit-banner";
import { Button } from "@/components/ui/actions/Button";
import { EmptyState } from "@/components/ui/feedback/EmptyState";
import { ErrorState } from "@/components/ui/feedback/ErrorState";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { useDeferredMount } from "@/lib/platform/browser/loading/use-deferred-mount";
import { Link, usePathname, useRouter } from "@/lib/i18n/navigation";
import { wasHereBefore } from "@/lib/platform/browser/session/known-device";
import { sessionStore, useSession } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";
import { LazyBounceBanner } from "./lazy-bounce-banner";

type Props = { role?: "CLIENT" | "PRO"; children: React.ReactNode };

/** Renders its children for signed-in users (of `role`, if given); others are redirected to sign in and come back. */
export function RequireSession({ role, children }: Props) {
  const { user, isPending, failure, isRestored } = useSession();
  const isDrawn = useDeferredMount(user !== null);
  useSignInRedirect();
  if (user?.needsTwoStep) return <LazyAdminGate user={user} />;
  if (user && isDrawn)
    return (
      <>
        {isRestored && <LazyRestoredBanner />}
        {user.termsToAccept && <LazyTermsBanner version={user.termsToAccept} />}
        {user.limitedUntil && <LazyLimitBanner until={user.limitedUntil} />}
        {user.emailBounced && <LazyBounceBanner user={user} />}
        {role && user.role !== role ? <WrongRole role={role} own={user.role} /> : children}
      </>
    );
  if (failure && !isPending) return <SessionError error={failure} />;
  return (
    <PageContainer>
      <CardSkeleton />
    </PageContainer>
  );
}

/** The pages of a new tender that have public twins. */
const DESCRIBING = /^\/account\/create-tender(?!\/success)/;

/** A link that invites BEEs. */
const INVITING = "/account/invitations/";

function useSignInRedirect(): void {
  const { isAuthenticated, isPending, failure, hasLeft } = useSession();
  const router = useRouter();
  const pathname = usePathname();
  const isSignedOut = !isPending && !isAuthenticated && !failure;
  useEffect(() => {
    if (!isSignedOut) return;
    const next = encodeURIComponent(pathname + window.location.search);
    // After a sign-out the user is not sent back here.
    if (hasLeft) router.replace("/sign-in");
    // A job is described first: who it is from is the last question.
    else if (DESCRIBING.test(pathname))
      router.replace(pathname.replace("/account", "") + window.location.search);
    else if (pathname.startsWith(INVITING) && !wasHereBefore())
      router.replace(`/sign-up?role=PRO&step=2&next=${next}`);
    else router.replace(`/sign-in?next=${next}`);
  }, [isSignedOut, hasLeft, pathname, router]);
}

function SessionError({ error }: { error: unknown }) {
  const t = useTranslations("common.session");
  return (
    <PageContainer>
      <ErrorState title={t("failedTitle")} error={error} onRetry={() => void sessionStore.refreshUser()} />
    </PageContainer>
  );
}

function WrongRole({ role, own }: { role: "CLIENT" | "PRO"; own: OwnUser["role"] }) {
  const t = useTranslations("common.session");
  return (
    <PageContainer>
      <EmptyState
        headingLevel="h1"
        title={t("wrongRoleTitle")}
        text={t(role === "CLIENT" ? "clientsOnly" : "prosOnly", { role: own })}
        actions={
          <Button variant="outlined" component={Link} href="/account">
            {t("toAccount")}
          </Button>
        }
      />
    </PageContainer>
  );
}
