-- What an invoice says is settled when it is written: its number in order, the plan, the period and the VAT in the price.
ALTER TABLE demo_invoices
  ADD COLUMN serial SERIAL NOT NULL UNIQUE,
  ADD COLUMN plan_id UUID,
  ADD COLUMN period_start TIMESTAMPTZ(3),
  ADD COLUMN period_end TIMESTAMPTZ(3),
  ADD COLUMN vat_percent INTEGER NOT NULL DEFAULT 20;

UPDATE demo_invoices i
SET plan_id = s.plan_id, period_start = i.created_at, period_end = i.created_at + INTERVAL '1 month'
FROM demo_subscriptions s WHERE s.id = i.subscription_id;

ALTER TABLE demo_invoices
  ALTER COLUMN plan_id SET NOT NULL,
  ALTER COLUMN period_start SET NOT NULL,
  ALTER COLUMN period_end SET NOT NULL,
  ALTER COLUMN vat_percent DROP DEFAULT,
  DROP COLUMN number;
