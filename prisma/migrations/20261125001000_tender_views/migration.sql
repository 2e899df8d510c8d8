-- Which BEE has opened an open tender: its creator sees their number.
CREATE TABLE "tender_views" (
    "tender_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "seen_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tender_views_pkey" PRIMARY KEY ("tender_id", "pro_id")
);

-- CreateIndex
CREATE INDEX "tender_views_pro_id_tender_id_idx" ON "tender_views"("pro_id", "tender_id");

-- AddForeignKey
ALTER TABLE "tender_views" ADD CONSTRAINT "tender_views_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tender_views" ADD CONSTRAINT "tender_views_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
