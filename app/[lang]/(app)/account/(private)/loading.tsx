import { PageContainer } from "@/components/ui/PageContainer";
import { CardSkeleton } from "@/components/ui/Skeletons";

export default function Loading() {
  return (
    <PageContainer>
      <CardSkeleton />
    </PageContainer>
  );
}
