import { useSession } from "@/lib/platform/browser/session/session-store";

/** Where a conversation is: the PRO has one per tender, so only its client says with whom. */
export function useChatHref(): (conversation: { tenderId: string; proId: string }) => string {
  const { userId } = useSession();
  return ({ tenderId, proId }) => {
    const chat = `/account/tenders/${tenderId}/chat`;
    return proId === userId ? chat : `${chat}?proId=${proId}`;
  };
}
