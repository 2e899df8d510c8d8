import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Few messages are ever changed: their marks come with the first of them. */
export const LazyChangeMark = lazyComponent(() => import("./ChangeMark").then((file) => file.ChangeMark), {
  messages: lazyMessages(["message-changes"]),
  onError: "silent",
});
