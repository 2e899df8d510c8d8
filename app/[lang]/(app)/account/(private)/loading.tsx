"use client";

// As a server component it would name the scripts of whatever page uses the same skeleton, in every page under it.
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";

export default function Loading() {
  return (
    <PageContainer>
      <CardSkeleton />
    </PageContainer>
  );
}
