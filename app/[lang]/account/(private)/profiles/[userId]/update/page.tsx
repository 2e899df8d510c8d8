import { SettingsScreen } from "@/components/users/SettingsScreen";
import { enterPage, pageTitle, type PageProps } from "@/lib/i18n/page";

export const generateMetadata = pageTitle("settings", "title");

export default async function Page({ params }: PageProps<{ userId: string }>) {
  const { userId } = await enterPage(params);
  return <SettingsScreen userId={userId} />;
}
