-- An open tender ends by itself. Those that are open now get 30 days from now, which is also what the release before this
-- one writes while both run.
ALTER TYPE "move_reason" ADD VALUE 'EXPIRED';
ALTER TYPE "decline_reason" ADD VALUE 'TENDER_EXPIRED';
ALTER TYPE "system_code" ADD VALUE 'TENDER_EXPIRED';
ALTER TYPE "notification_type" ADD VALUE 'TENDER_EXPIRING';
ALTER TYPE "notification_type" ADD VALUE 'TENDER_EXPIRED';

ALTER TABLE "tenders"
  ADD COLUMN "expires_at" TIMESTAMPTZ(3) NOT NULL DEFAULT (CURRENT_TIMESTAMP + '30 days'::interval),
  ADD COLUMN "extended_count" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "tenders_extended_count_check" CHECK ("extended_count" >= 0),
  DROP CONSTRAINT "tenders_canceled_check",
  -- A tender that has expired was canceled by no user. Compared as text: the new value is not usable before the commit.
  ADD CONSTRAINT "tenders_canceled_check" CHECK (
    num_nonnulls("canceled_at", "cancel_reason") = CASE "status" WHEN 'CANCELED' THEN 2 ELSE 0 END
    AND ("canceled_by_id" IS NOT NULL) = ("status" = 'CANCELED' AND "cancel_reason"::text <> 'EXPIRED'));

-- What the timers look for.
CREATE INDEX "tenders_expires_at_idx" ON "tenders"("expires_at") WHERE "status" = 'NEW';

-- What a timer has done, once per subject and moment: a job that runs again, or on two machines, finds its row.
CREATE TABLE "timer_runs" (
    "id" UUID NOT NULL,
    "timer" TEXT NOT NULL,
    "subject_id" UUID NOT NULL,
    "due_at" TIMESTAMPTZ(3) NOT NULL,
    "ran_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "timer_runs_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "timer_runs_timer_subject_id_due_at_key" ON "timer_runs"("timer", "subject_id", "due_at");
