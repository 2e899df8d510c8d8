import { RowSkeleton } from "@/components/ui/feedback/Skeletons";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";

/** What a draft keeps: photos that were not sent are gone after a reload; the words are what is hard to write again. */
export const withoutPhotos = (values: Record<string, unknown>) => ({ ...values, photoIds: [] });

/** The photos of a form in a dialog. */
export const LazyFormPhotos = lazyComponent(() => import("./FormPhotos").then((file) => file.FormPhotos), {
  fallback: <RowSkeleton count={1} />,
  messages: lazyMessages(["files"]),
});
