import { PageContainer } from "@/components/ui/layout/PageContainer";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";

export default function Loading() {
  return (
    <PageContainer>
      <CardSkeleton />
    </PageContainer>
  );
}
