-- A deleted account can be taken back for 30 days: what shows who its owner is is set aside until it is erased.
ALTER TABLE "users" ADD COLUMN "erased_at" TIMESTAMPTZ(3), ADD COLUMN "set_aside" JSONB;

UPDATE users SET erased_at = deleted_at WHERE deleted_at IS NOT NULL;

ALTER TABLE users
  ADD CONSTRAINT users_erased_check CHECK (erased_at IS NULL OR deleted_at IS NOT NULL),
  ADD CONSTRAINT users_set_aside_check CHECK (set_aside IS NULL OR deleted_at IS NOT NULL AND erased_at IS NULL);

CREATE INDEX users_to_erase_idx ON users (deleted_at) WHERE deleted_at IS NOT NULL AND erased_at IS NULL;
