-- Since when a subscription has run: one whose first payment never came through was no plan. Of the rows that are there
-- it is known from how long they lasted, since a first payment stays open for less than a day.
ALTER TABLE "user_subscriptions" ADD COLUMN "began_at" TIMESTAMPTZ(3);
UPDATE "user_subscriptions" SET "began_at" = "created_at"
WHERE "status" IN ('ACTIVE', 'PAST_DUE') OR "payment_provider_id" IS NULL OR "withdrawn_at" IS NOT NULL
  OR "ended_at" > "created_at" + interval '1 day';
