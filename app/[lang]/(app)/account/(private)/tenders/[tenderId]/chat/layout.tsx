import type { Viewport } from "next";
import { MoreMessages } from "@/components/providers/MoreMessages";
import { enterPage, type PageProps } from "@/lib/i18n/page";

// The keyboard of a phone shrinks the conversation instead of lying over its newest message.
export const viewport: Viewport = { interactiveWidget: "resizes-content" };

type Props = PageProps & { children: React.ReactNode };

export default async function ChatLayout({ params, children }: Props) {
  await enterPage(params);
  return <MoreMessages namespaces={["chat"]}>{children}</MoreMessages>;
}
