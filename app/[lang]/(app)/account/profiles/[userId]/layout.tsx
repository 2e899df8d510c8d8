import { PageMessages } from "@/components/providers/PageMessages";
import { enterPage, type PageProps } from "@/lib/i18n/page";

type Props = PageProps & { children: React.ReactNode };

export default async function PublicProfileLayout({ params, children }: Props) {
  await enterPage(params);
  return <PageMessages of="/account/profiles/[userId]">{children}</PageMessages>;
}
