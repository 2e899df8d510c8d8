import { queryOptions } from "@tanstack/react-query";
import { publicApi } from "@/lib/platform/browser/api/api";
import type { Mailbox } from "./schema";

const LOOK_AGAIN_MS = 4000;

/** The mail a demo would have sent, newest first, to one address or to all; new mail comes in by itself. */
export const mailboxMessagesQuery = (to: string | null) =>
  queryOptions({
    queryKey: ["mailbox", to],
    queryFn: async ({ signal }) => {
      const params = to ? { to } : {};
      return (await publicApi.get<Mailbox>("/dev/mailbox", { params, signal })).data;
    },
    refetchInterval: LOOK_AGAIN_MS,
  });
