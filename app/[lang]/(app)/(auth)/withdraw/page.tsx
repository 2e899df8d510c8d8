import { PageMessages } from "@/components/providers/PageMessages";
import { WithdrawScreen } from "@/components/subscriptions/withdrawal/WithdrawScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("withdrawal", "metaTitle");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/withdraw">
      <WithdrawScreen />
    </PageMessages>
  );
}
