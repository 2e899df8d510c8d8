import { PageTexts } from "@/components/providers/PageTexts";
import { ListBoundary } from "@/components/ui/ListBoundary";
import type { PageWithTexts } from "@/lib/i18n/sent-texts";

type Props = { of: PageWithTexts; children: React.ReactNode };

/** Around a Screen that reads the query string: its texts, and something to see until it is drawn. */
export function ListPage({ of, children }: Props) {
  return (
    <PageTexts of={of}>
      <ListBoundary>{children}</ListBoundary>
    </PageTexts>
  );
}
