import { useTranslations } from "next-intl";
import { Suspense } from "react";
import { PageMessages } from "@/components/providers/PageMessages";
import { CardSkeleton } from "@/components/ui/feedback/Skeletons";
import { PageContainer } from "@/components/ui/layout/PageContainer";
import { PageHeader } from "@/components/ui/layout/PageHeader";
import { FormHeader } from "@/components/tenders/FormHeader";
import type { PageWithMessages } from "@/lib/i18n/client-messages";

type Props = { of: PageWithMessages; children: React.ReactNode };

/**
 * Around a screen of a new tender that visitors may open too: its messages, and until it is rendered in the browser the
 * heading, which is in the page's HTML.
 */
export function DescribePage({ of, children }: Props) {
  const t = useTranslations("tenders.create");
  const waiting = (
    <PageContainer>
      {of.endsWith("/[subcategory]") ? (
        <FormHeader title={t("title")} />
      ) : (
        <PageHeader title={t("categoryTitle")} />
      )}
      <CardSkeleton count={4} />
    </PageContainer>
  );
  return (
    <PageMessages of={of}>
      <Suspense fallback={waiting}>{children}</Suspense>
    </PageMessages>
  );
}
