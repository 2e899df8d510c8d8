import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Asks the BEE to renew an offer; on the tender and beside the conversation, in the last days only. */
export const LazyRenewOffer = lazyComponent(() => import("./RenewOffer").then((file) => file.RenewOffer), {
  messages: lazyMessages(["offer-form"]),
});
