-- What admins note about an account, for each other.
CREATE TABLE "user_notes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "author_id" UUID NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "user_notes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "user_notes_text_check" CHECK (char_length("text") BETWEEN 1 AND 1000)
);

-- CreateIndex
CREATE INDEX "user_notes_user_id_created_at_id_idx" ON "user_notes"("user_id", "created_at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "user_notes_author_id_idx" ON "user_notes"("author_id");

-- AddForeignKey
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "user_notes" ADD CONSTRAINT "user_notes_author_id_fkey" FOREIGN KEY ("author_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
