import { queryOptions } from "@tanstack/react-query";
import { mayHoldContact } from "./policy";

/** Whether a text that is being written holds contact details. The rules are fetched when the first text may hold some. */
export const contactQuery = (text: string) =>
  queryOptions({
    queryKey: ["contact-details", text],
    queryFn: async () => (await import("./presentation/mask")).findContactDetails(text).length > 0,
    enabled: mayHoldContact(text),
    staleTime: Infinity,
    // Works without a network, and what is typed is not kept.
    networkMode: "always",
    gcTime: 0,
  });
