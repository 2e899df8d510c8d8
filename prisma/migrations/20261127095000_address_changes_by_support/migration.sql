-- A change of address that support has begun waits, so that the owner of the account can stop it.
ALTER TABLE "email_tokens" ADD COLUMN "effective_at" TIMESTAMPTZ(3),
ADD COLUMN "proven_at" TIMESTAMPTZ(3);

CREATE INDEX "email_tokens_effective_at_idx" ON "email_tokens"("effective_at");
