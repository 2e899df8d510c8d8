import { MoreMessages } from "@/components/providers/MoreMessages";
import { enterPage, type PageProps } from "@/lib/i18n/page";

type Props = PageProps & { children: React.ReactNode };

export default async function PublicProfileLayout({ params, children }: Props) {
  await enterPage(params);
  return <MoreMessages namespaces={["feedback", "profiles"]}>{children}</MoreMessages>;
}
