-- What a BEE's last 90 days say, written anew every night: lists join it by the user.
CREATE TABLE "user_metrics" (
    "user_id" UUID NOT NULL,
    "answer_minutes" INTEGER,
    "conversations" INTEGER NOT NULL,
    "completion_percent" INTEGER,
    "jobs" INTEGER NOT NULL,
    "computed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_metrics_pkey" PRIMARY KEY ("user_id"),
    -- Fewer than five say nothing of what is usual.
    CONSTRAINT "user_metrics_answer_check" CHECK ("conversations" >= 0
      AND CASE WHEN "conversations" >= 5 THEN "answer_minutes" IS NOT NULL AND "answer_minutes" >= 1
        ELSE "answer_minutes" IS NULL END),
    CONSTRAINT "user_metrics_completion_check" CHECK ("jobs" >= 0
      AND CASE WHEN "jobs" >= 5 THEN "completion_percent" IS NOT NULL AND "completion_percent" BETWEEN 0 AND 100
        ELSE "completion_percent" IS NULL END)
);

-- AddForeignKey
ALTER TABLE "user_metrics" ADD CONSTRAINT "user_metrics_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
