import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** What is agreed and proposed, on the account home. */
export const LazyOwnAppointments = lazyComponent(
  () => import("./OwnAppointments").then((file) => file.OwnAppointments),
  { messages: lazyMessages(["appointments"]), onError: "silent" },
);
