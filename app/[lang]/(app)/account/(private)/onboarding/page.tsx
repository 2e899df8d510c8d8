import { PageMessages } from "@/components/providers/PageMessages";
import { OnboardingScreen } from "@/components/users/onboarding/OnboardingScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("onboarding", "title");

export default async function Page({ params }: PageProps) {
  await enterPage(params);
  return (
    <PageMessages of="/account/onboarding">
      <OnboardingScreen />
    </PageMessages>
  );
}
