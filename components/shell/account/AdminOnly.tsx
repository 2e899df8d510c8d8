"use client";

import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Shows its children to admins; for everybody else there is no such page. */
export function AdminOnly({ children }: { children: React.ReactNode }) {
  const { user, isPending } = useSession();
  if (user) return user.role === "ADMIN" ? children : <NotFoundScreen />;
  if (!isPending) return <NotFoundScreen />;
  return (
    <PageContainer>
      <RowSkeleton count={3} />
    </PageContainer>
  );
}
