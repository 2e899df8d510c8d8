import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Why no tender fits a BEE. In a file of its own, so that a list that is not empty fetches neither code nor texts. */
export const NothingFits = lazyComponent(
  () => import("./WhyNothingFits").then((file) => file.WhyNothingFits),
  { messages: lazyMessages(["nothing-fits"]) },
);
