"use client";

import { useTranslations } from "next-intl";
import { useEffect, useEffectEvent } from "react";

const PARAM = "ask";

/**
 * Begins the message with the request that a link to the conversation carries, unless another one is being written. The
 * address forgets it at once: a reload after sending does not ask again.
 */
export function useAskedRenewal({ isEmpty, write }: { isEmpty: boolean; write: (text: string) => void }) {
  const t = useTranslations("chat.composer");
  const begin = useEffectEvent(() => {
    const address = new URL(window.location.href);
    if (address.searchParams.get(PARAM) !== "renew") return;
    address.searchParams.delete(PARAM);
    window.history.replaceState(window.history.state, "", address);
    if (isEmpty) write(t("askToRenew"));
  });
  useEffect(() => begin(), []);
}
