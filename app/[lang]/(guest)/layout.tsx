import { StaticFrame } from "@/components/shell/visitor/StaticFrame";
import { enterPage, type PageProps } from "@/lib/i18n/page";

/** Layout of sign-in and sign-up, which send hardly any script: what they share with the account is loaded when it is needed. */
export default async function GuestLayout({ params, children }: PageProps & { children: React.ReactNode }) {
  await enterPage(params);
  return <StaticFrame>{children}</StaticFrame>;
}
