"use client";

import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** In a file of its own, so that the account home of everybody else fetches neither code nor texts of it. */
export const AdminHome = lazyComponent(
  () => import("./AdminHomeScreen").then((file) => file.AdminHomeScreen),
  {
    messages: lazyMessages(["verification"]),
    fallback: (
      <PageContainer width="form">
        <CardSkeleton />
      </PageContainer>
    ),
  },
);
