-- Phone numbers are proven by a code that a text message brings.
ALTER TABLE "users" ADD COLUMN "phone_proven_at" TIMESTAMPTZ(3);

CREATE TABLE "phone_codes" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "phone" TEXT NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "phone_codes_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "phone_codes_tries_check" CHECK ("tries" BETWEEN 0 AND 5)
);

-- CreateIndex
CREATE UNIQUE INDEX "phone_codes_user_id_key" ON "phone_codes"("user_id");

-- CreateIndex
CREATE INDEX "phone_codes_expires_at_idx" ON "phone_codes"("expires_at");

-- AddForeignKey
ALTER TABLE "phone_codes" ADD CONSTRAINT "phone_codes_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A proof is of one number: whoever writes another one, a server of the release before included, takes it away. What
-- gives number and proof back together (a deletion that is taken back) keeps both.
CREATE FUNCTION users_end_phone_proof() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.phone_proven_at := NULL;
  RETURN NEW;
END $$;

CREATE TRIGGER users_phone_proof BEFORE UPDATE OF phone ON users
  FOR EACH ROW WHEN (NEW.phone IS DISTINCT FROM OLD.phone
    AND NEW.phone_proven_at IS NOT DISTINCT FROM OLD.phone_proven_at)
  EXECUTE FUNCTION users_end_phone_proof();
