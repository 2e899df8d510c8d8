-- Who came by a recommendation and finished a first job: judged once, and whether it earned offers.
ALTER TYPE "notification_type" ADD VALUE 'REFERRAL_REWARDED';

ALTER TABLE "offer_allowances"
  ADD COLUMN "bonus" INTEGER NOT NULL DEFAULT 0,
  ADD CONSTRAINT "offer_allowances_bonus_check" CHECK ("bonus" >= 0);

CREATE TABLE "referral_rewards" (
    "referred_id" UUID NOT NULL,
    "referrer_id" UUID NOT NULL,
    "is_earned" BOOLEAN NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "referral_rewards_pkey" PRIMARY KEY ("referred_id"),
    CONSTRAINT "referral_rewards_referrer_check" CHECK ("referrer_id" <> "referred_id")
);

-- CreateIndex
CREATE INDEX "referral_rewards_referrer_id_idx" ON "referral_rewards"("referrer_id");

-- AddForeignKey
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referred_id_fkey" FOREIGN KEY ("referred_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "referral_rewards" ADD CONSTRAINT "referral_rewards_referrer_id_fkey" FOREIGN KEY ("referrer_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
