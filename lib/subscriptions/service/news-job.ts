import { z } from "zod";
import { defineJob } from "@/lib/platform/server/job";
import type { Work } from "@/lib/platform/server/transact";
import { keepNews, type News } from "../data/news";

/** Looks at a subscription again because its provider told us of it. */
export const readNewsJob = defineJob({
  name: "read-payment-news",
  payload: z.object({ newsId: z.uuid() }),
  // Stripe may be away for hours; the pauses grow.
  retryLimit: 12,
});

/** Keeps what a provider tells, once, together with the job that works it off. */
export async function hearNews(work: Work, news: News): Promise<void> {
  const newsId = await keepNews(work.tx, news);
  if (newsId && news.subscriptionId) await work.enqueue(readNewsJob, { newsId });
}
