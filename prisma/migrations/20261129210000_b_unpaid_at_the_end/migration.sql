-- A subscription that ends unpaid keeps since when: what was not paid for has brought nothing in.
ALTER TABLE "user_subscriptions"
  DROP CONSTRAINT "user_subscriptions_past_due_check",
  ADD CONSTRAINT "user_subscriptions_past_due_check" CHECK (CASE "status"
    WHEN 'PAST_DUE' THEN "past_due_since" IS NOT NULL
    WHEN 'CANCELED' THEN true
    ELSE "past_due_since" IS NULL END) NOT VALID;
