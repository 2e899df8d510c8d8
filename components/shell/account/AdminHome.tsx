"use client";

import { useEffect } from "react";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { useRouter } from "@/lib/i18n/navigation";

/** Redirects an admin to the account, whose home says what waits for them. */
export function AdminHome() {
  const router = useRouter();
  useEffect(() => router.replace("/account"), [router]);
  return (
    <PageContainer>
      <RowSkeleton count={3} />
    </PageContainer>
  );
}
