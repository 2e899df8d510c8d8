import { Suspense } from "react";
import { PageContainer } from "../layout/PageContainer";
import { CardSkeleton } from "./Skeletons";

/** Suspense boundary for a Screen that reads the query string: the page stays static, the list renders in the browser. */
export function ListBoundary({ children }: { children: React.ReactNode }) {
  return (
    <Suspense
      fallback={
        <PageContainer>
          <CardSkeleton count={4} />
        </PageContainer>
      }
    >
      {children}
    </Suspense>
  );
}
