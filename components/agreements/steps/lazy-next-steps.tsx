import Box from "@mui/material/Box";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** Four rows, in px. */
const HEIGHT = 256;

/** What either side can do next once they have agreed. */
export const LazyNextSteps = lazyComponent(() => import("./NextSteps").then((file) => file.NextSteps), {
  messages: lazyMessages(["appointments", "disputes", "other-terms", "work-done"]),
  onError: "silent",
  fallback: <Box sx={{ minHeight: HEIGHT }} />,
});
