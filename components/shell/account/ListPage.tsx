import { PageMessages } from "@/components/providers/PageMessages";
import { ListBoundary } from "@/components/ui/feedback/ListBoundary";
import type { PageWithMessages } from "@/lib/i18n/client-messages";

type Props = { of: PageWithMessages; children: React.ReactNode };

/** Around a Screen that reads the query string: its messages, and a skeleton until it is rendered. */
export function ListPage({ of, children }: Props) {
  return (
    <PageMessages of={of}>
      <ListBoundary>{children}</ListBoundary>
    </PageMessages>
  );
}
