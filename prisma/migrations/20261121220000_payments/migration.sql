-- What is read again from the provider needs no order of events and no copy of what they said.
ALTER TABLE "user_subscriptions" DROP COLUMN "provider_event_at", ADD COLUMN "card" JSONB;
ALTER TABLE "webhook_events" DROP COLUMN "payload", ADD COLUMN "subscription_id" TEXT;

-- One first payment at a time is waited for.
CREATE UNIQUE INDEX user_subscriptions_one_incomplete_per_user_idx
  ON user_subscriptions (user_id) WHERE status = 'INCOMPLETE';
-- The nightly comparison with the provider.
CREATE INDEX user_subscriptions_at_provider_idx
  ON user_subscriptions (id) WHERE payment_provider_id IS NOT NULL AND status <> 'CANCELED';

-- The demo's own payment provider.
CREATE TABLE "demo_payment_methods" (
    "id" TEXT NOT NULL,
    "customer_id" TEXT,
    "behaviour" TEXT NOT NULL,
    "brand" TEXT NOT NULL,
    "last4" TEXT NOT NULL,
    "exp_month" INTEGER NOT NULL,
    "exp_year" INTEGER NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demo_payment_methods_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "demo_subscriptions" (
    "id" TEXT NOT NULL,
    "customer_id" TEXT NOT NULL,
    "user_id" UUID NOT NULL,
    "plan_id" UUID NOT NULL,
    "pending_plan_id" UUID,
    "unpaid_plan_id" UUID,
    "status" TEXT NOT NULL,
    "period_start" TIMESTAMPTZ(3) NOT NULL,
    "period_end" TIMESTAMPTZ(3) NOT NULL,
    "cancel_at_period_end" BOOLEAN NOT NULL DEFAULT false,
    "past_due_since" TIMESTAMPTZ(3),
    "ended_at" TIMESTAMPTZ(3),
    "method_id" TEXT NOT NULL,
    "step" TEXT NOT NULL DEFAULT 'none',
    "client_secret" TEXT,
    "has_failed" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demo_subscriptions_pkey" PRIMARY KEY ("id")
);
CREATE TABLE "demo_invoices" (
    "id" TEXT NOT NULL,
    "subscription_id" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "amount_minor" INTEGER NOT NULL,
    "status" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "demo_invoices_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "demo_subscriptions_client_secret_key" ON "demo_subscriptions"("client_secret");
CREATE INDEX "demo_subscriptions_customer_id_idx" ON "demo_subscriptions"("customer_id");
CREATE INDEX "demo_subscriptions_user_id_idx" ON "demo_subscriptions"("user_id");
CREATE INDEX "demo_subscriptions_method_id_idx" ON "demo_subscriptions"("method_id");
CREATE INDEX "demo_invoices_subscription_id_created_at_idx" ON "demo_invoices"("subscription_id", "created_at");
ALTER TABLE "demo_subscriptions" ADD CONSTRAINT "demo_subscriptions_method_id_fkey" FOREIGN KEY ("method_id") REFERENCES "demo_payment_methods"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
ALTER TABLE "demo_invoices" ADD CONSTRAINT "demo_invoices_subscription_id_fkey" FOREIGN KEY ("subscription_id") REFERENCES "demo_subscriptions"("id") ON DELETE CASCADE ON UPDATE CASCADE;
