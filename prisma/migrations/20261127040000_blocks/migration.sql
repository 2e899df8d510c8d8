-- A user blocks another one.
CREATE TABLE "blocks" (
    "blocker_id" UUID NOT NULL,
    "blocked_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "blocks_pkey" PRIMARY KEY ("blocker_id","blocked_id"),
    CONSTRAINT "blocks_not_self_check" CHECK ("blocker_id" <> "blocked_id")
);

-- CreateIndex
CREATE INDEX "blocks_blocked_id_blocker_id_idx" ON "blocks"("blocked_id", "blocker_id");

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocker_id_fkey" FOREIGN KEY ("blocker_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_fkey" FOREIGN KEY ("blocked_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The lock of two people, whoever is named first.
CREATE FUNCTION block_key(one uuid, other uuid) RETURNS bigint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT hashtextextended('block:' || least(one, other) || ':' || greatest(one, other), 0)
$$;

-- Whether either of two people blocks the other, with the answer kept true until the commit: a block waits for it. VOLATILE,
-- so that the second statement sees what was committed while the first one waited.
CREATE FUNCTION lock_blocks(one uuid, other uuid) RETURNS boolean LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(block_key(one, other));
  RETURN EXISTS (SELECT FROM blocks WHERE blocker_id = one AND blocked_id = other)
    OR EXISTS (SELECT FROM blocks WHERE blocker_id = other AND blocked_id = one);
END
$$;
