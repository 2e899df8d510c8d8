-- Withdrawal from the contract for a plan within 14 days: when it was declared, and what was paid back.
ALTER TABLE "user_subscriptions" ADD COLUMN "withdrawn_at" TIMESTAMPTZ(3), ADD COLUMN "refund_minor" INTEGER;
ALTER TABLE user_subscriptions
  ADD CONSTRAINT user_subscriptions_refund_check CHECK (refund_minor IS NULL OR withdrawn_at IS NOT NULL AND refund_minor >= 0);

ALTER TABLE "demo_invoices" ADD COLUMN "refunded_minor" INTEGER NOT NULL DEFAULT 0;
