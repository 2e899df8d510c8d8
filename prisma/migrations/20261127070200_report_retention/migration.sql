-- What a deleted account takes along: the words of decisions about it and of its complaints. The rows stay, and count.
ALTER TABLE "moderation_decisions" DROP CONSTRAINT "moderation_decisions_reason_check";
ALTER TABLE "moderation_decisions" ADD CONSTRAINT "moderation_decisions_reason_check" CHECK (
    ("reason" IS NULL) = ("decided_by_id" IS NULL) AND char_length("reason") <= 2000);
ALTER TABLE "complaints" DROP CONSTRAINT "complaints_text_check";
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_text_check" CHECK (char_length("text") <= 2000);
ALTER TABLE "complaints" DROP CONSTRAINT "complaints_reason_check";
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_reason_check" CHECK (char_length("reason") <= 2000);

-- A decision is append-only but for that, and for its end 18 months later (lib/reports/constants.ts).
CREATE FUNCTION refuse_decision_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.created_at < now() - interval '18 months' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND NEW.reason = ''
    AND EXISTS (SELECT FROM users WHERE id = OLD.author_id AND deleted_at IS NOT NULL) THEN
    OLD.reason := '';
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

DROP TRIGGER moderation_decisions_append_only ON moderation_decisions;
CREATE TRIGGER moderation_decisions_append_only BEFORE UPDATE OR DELETE ON moderation_decisions
  FOR EACH ROW EXECUTE FUNCTION refuse_decision_change();

-- A decision that ends takes its complaints along.
ALTER TABLE "complaints" DROP CONSTRAINT "complaints_decision_id_fkey";
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "moderation_decisions"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What ends next.
CREATE INDEX "report_cases_closed_at_idx" ON "report_cases"("closed_at") WHERE "closed_at" IS NOT NULL;
