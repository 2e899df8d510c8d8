import { env } from "@/lib/platform/server/env";
import { readStripeNews } from "@/lib/platform/server/stripe-news";
import { transact } from "@/lib/platform/server/transact";
import { AppError } from "@/lib/shared/errors";
import { closeNews, lockNews } from "../data/news";
import { hearNews } from "./news-job";
import { PROVIDER_MS } from "./ask-provider";
import { takeOver } from "./take-over";

/** A webhook of Stripe's. Throws `signature_invalid`, and `not_found` where Stripe is not configured. */
export async function hearStripe({
  body,
  signature,
}: {
  body: string;
  signature: string | null;
}): Promise<void> {
  if (!env.STRIPE_WEBHOOK_SECRET) throw new AppError("not_found");
  const news = readStripeNews(body, signature);
  await transact((work) => hearNews(work, { provider: "stripe", ...news }));
}

/** Works off what was told: the subscription is read again and taken over. Twice is the same as once. */
export async function readNews({ newsId }: { newsId: string }): Promise<void> {
  await transact(
    async (work) => {
      const news = await lockNews(work.tx, newsId);
      if (!news) return;
      await takeOver(work, news.subscriptionId);
      await closeNews(work.tx, news);
    },
    { timeoutMs: PROVIDER_MS },
  );
}
