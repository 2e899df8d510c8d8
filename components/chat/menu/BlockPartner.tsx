"use client";

import { BlockDialog } from "@/components/blocks/BlockDialog";
import { useRouter } from "@/lib/i18n/navigation";

type Props = { partner: { id: string; name: string }; onClose: () => void };

/** Blocks the partner; the conversation is gone then, unless it belongs to a job. */
export function BlockPartner({ partner, onClose }: Props) {
  const router = useRouter();
  return (
    <BlockDialog user={partner} onClose={onClose} onBlocked={() => router.replace("/account/messages")} />
  );
}
