-- When the client last opened the offers. Those that are here when this is introduced count as opened.
ALTER TABLE "tenders" ADD COLUMN "offers_seen_at" TIMESTAMPTZ(3) DEFAULT CURRENT_TIMESTAMP;
ALTER TABLE "tenders" ALTER COLUMN "offers_seen_at" DROP DEFAULT;

-- When an offer of the plan was last used up for it.
ALTER TABLE "offers" ADD COLUMN "counted_at" TIMESTAMPTZ(3);

-- An offer that ended with its tender before the client opened it counts no longer, once.
CREATE TABLE "offer_returns" (
    "offer_id" UUID NOT NULL,
    "as_bonus" BOOLEAN NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_returns_pkey" PRIMARY KEY ("offer_id")
);

-- AddForeignKey
ALTER TABLE "offer_returns" ADD CONSTRAINT "offer_returns_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What retention looks for.
CREATE INDEX "timer_runs_ran_at_idx" ON "timer_runs"("ran_at");
