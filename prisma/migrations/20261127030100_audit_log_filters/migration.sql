-- DropIndex
DROP INDEX "audit_log_subject_type_subject_id_at_idx";

-- DropIndex
DROP INDEX "audit_log_actor_id_at_idx";

-- One for each filter of the list, and for the two that may be joined while neither is rare.
-- CreateIndex
CREATE INDEX "audit_log_at_id_idx" ON "audit_log"("at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_at_id_idx" ON "audit_log"("actor_id", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_action_at_id_idx" ON "audit_log"("action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_actor_id_action_at_id_idx" ON "audit_log"("actor_id", "action", "at" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "audit_log_subject_id_at_id_idx" ON "audit_log"("subject_id", "at" DESC, "id" DESC);

-- A table that is emptied as a whole asks no trigger of its rows.
CREATE TRIGGER audit_log_not_emptied BEFORE TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_history_change();
