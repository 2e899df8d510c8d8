import { getMessages } from "next-intl/server";
import type { Messages, Namespace } from "@/lib/i18n/messages";
import { MergeMessages } from "./MergeMessages";

type Props = { namespaces: readonly Namespace[]; children: React.ReactNode };

/** The named namespaces out of all texts of a language. */
export function pickMessages(all: Messages, namespaces: readonly Namespace[]): Partial<Messages> {
  return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
}

/** Sends the named texts to the browser, on top of those that are there already; no screen gets more than it needs. */
export async function MoreMessages({ namespaces, children }: Props) {
  const messages = pickMessages(await getMessages(), namespaces);
  return <MergeMessages messages={messages}>{children}</MergeMessages>;
}
