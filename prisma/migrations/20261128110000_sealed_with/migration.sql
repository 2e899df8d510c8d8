-- The mark of the key that has sealed a row's secret, so that a change of the key can be followed to its end.
ALTER TABLE "files" ADD COLUMN "sealed_with" TEXT;
ALTER TABLE "two_steps" ADD COLUMN "sealed_with" TEXT;
ALTER TABLE "recovery_codes" ADD COLUMN "hash_keys" BYTEA, ADD COLUMN "sealed_with" TEXT;
