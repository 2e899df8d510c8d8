"use client";

import { LazyAdminGate } from "@/components/auth/two-step/lazy-admin-gate";
import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { mayOpen } from "./admin-places";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { usePathname } from "@/lib/i18n/navigation";
import { useSession } from "@/lib/platform/browser/session/session-store";

/**
 * Renders its children for admins with the right that the page takes; everyone else gets the not-found screen. Two-step sign-in comes first; where it may be
 * skipped, in a demo, a note above the page asks for it.
 */
export function AdminOnly({ children }: { children: React.ReactNode }) {
  const { user, isPending } = useSession();
  const pathname = usePathname();
  if (user?.role === "ADMIN")
    return (
      <>
        {!user.hasTwoStep && <LazyAdminGate user={user} />}
        {!user.needsTwoStep && (mayOpen(pathname, user.adminRights) ? children : <NotFoundScreen />)}
      </>
    );
  if (user) return <NotFoundScreen />;
  if (!isPending) return <NotFoundScreen />;
  return (
    <PageContainer>
      <RowSkeleton count={3} />
    </PageContainer>
  );
}
