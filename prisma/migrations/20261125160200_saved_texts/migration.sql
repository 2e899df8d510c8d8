-- What a user writes again and again, for offers and chat.
CREATE TABLE "saved_texts" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "text" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "saved_texts_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "saved_texts_name_check" CHECK (char_length("name") BETWEEN 1 AND 40),
    CONSTRAINT "saved_texts_text_check" CHECK (char_length("text") BETWEEN 1 AND 2000)
);

-- CreateIndex
CREATE INDEX "saved_texts_user_id_created_at_idx" ON "saved_texts"("user_id", "created_at");

-- AddForeignKey
ALTER TABLE "saved_texts" ADD CONSTRAINT "saved_texts_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;
