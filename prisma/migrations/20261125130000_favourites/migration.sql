-- What a user keeps: a client BEEs, a BEE the tenders that are watched; and the offers that a client has pinned.
ALTER TYPE "notification_type" ADD VALUE 'WATCHED_TENDER';

ALTER TABLE "offers" ADD COLUMN "pinned_at" TIMESTAMPTZ(3);

CREATE TABLE "favourites" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "pro_id" UUID,
    "tender_id" UUID,
    "told_by_job" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "favourites_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "favourites_one_kind_check" CHECK (num_nonnulls("pro_id", "tender_id") = 1),
    CONSTRAINT "favourites_not_self_check" CHECK ("pro_id" <> "user_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "favourites_user_id_pro_id_key" ON "favourites"("user_id", "pro_id");

-- CreateIndex
CREATE UNIQUE INDEX "favourites_user_id_tender_id_key" ON "favourites"("user_id", "tender_id");

-- CreateIndex
CREATE INDEX "favourites_user_id_created_at_id_idx" ON "favourites"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "favourites_pro_id_idx" ON "favourites"("pro_id");

-- CreateIndex
CREATE INDEX "favourites_tender_id_idx" ON "favourites"("tender_id");

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "favourites" ADD CONSTRAINT "favourites_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
