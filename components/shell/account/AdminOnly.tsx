"use client";

import { LazyAdminSetUp } from "@/components/auth/two-step/lazy-admin-set-up";
import { LazyDemoReminder } from "@/components/auth/two-step/lazy-demo-reminder";
import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";
import type { OwnUser } from "@/lib/shared/own-user";

/** Two-step sign-in comes first; where it may be skipped, in a demo, a note above the page asks for it. */
function WithTwoStep({ user, children }: { user: OwnUser; children: React.ReactNode }) {
  if (user.needsTwoStep) return <LazyAdminSetUp user={user} />;
  return (
    <>
      {!user.hasTwoStep && (
        <LazyDemoReminder href={`/account/profiles/${user.id}/update?tab=settings&section=twoStep`} />
      )}
      {children}
    </>
  );
}

/** Renders its children for admins; everyone else gets the not-found screen. */
export function AdminOnly({ children }: { children: React.ReactNode }) {
  const { user, isPending } = useSession();
  if (user?.role === "ADMIN") return <WithTwoStep user={user}>{children}</WithTwoStep>;
  if (user) return <NotFoundScreen />;
  if (!isPending) return <NotFoundScreen />;
  return (
    <PageContainer>
      <RowSkeleton count={3} />
    </PageContainer>
  );
}
