"use client";

import { NotFoundScreen } from "@/components/shell/account/NotFoundScreen";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useSession } from "@/lib/platform/browser/session/session-store";

/** Renders its children for admins; everyone else gets the not-found screen. */
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
