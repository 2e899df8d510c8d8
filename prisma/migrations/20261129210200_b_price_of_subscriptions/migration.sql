-- What a PRO pays a month: who has subscribed keeps the price when the plan's changes. The nightly comparison fills it in.
ALTER TABLE "user_subscriptions" ADD COLUMN "price_minor" INTEGER;
