-- The check of the migration before, for the rows that were there.
ALTER TABLE "user_subscriptions" VALIDATE CONSTRAINT "user_subscriptions_past_due_check";
