-- Beside a review its author may tell the operator something that nobody else reads.
ALTER TABLE "reviews" ADD COLUMN "private_note" TEXT,
    ADD CONSTRAINT "reviews_private_note_check" CHECK (char_length("private_note") BETWEEN 1 AND 1000);

-- The admins' list.
CREATE INDEX "reviews_private_note_idx" ON "reviews"("created_at" DESC, "id" DESC) WHERE "private_note" IS NOT NULL;
