import { PageTexts } from "@/components/providers/PageTexts";
import { enterPage, type PageProps } from "@/lib/i18n/page";

type Props = PageProps & { children: React.ReactNode };

export default async function PlansLayout({ params, children }: Props) {
  await enterPage(params);
  return <PageTexts of="/account/subscriptions">{children}</PageTexts>;
}
