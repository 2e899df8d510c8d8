-- Whose account an entry of the audit log is about, or whose words; NULL: nobody's.
CREATE FUNCTION audit_subject_person(subject_type text, subject_id uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE subject_type
    WHEN 'users' THEN subject_id
    WHEN 'verifications' THEN (SELECT v.user_id FROM verifications v WHERE v.id = subject_id)
    WHEN 'complaints' THEN (SELECT c.author_id FROM complaints c WHERE c.id = subject_id)
    WHEN 'tenders' THEN (SELECT t.creator_id FROM tenders t WHERE t.id = subject_id)
    WHEN 'offers' THEN (SELECT o.pro_id FROM offers o WHERE o.id = subject_id)
    WHEN 'reviews' THEN (SELECT r.author_id FROM reviews r WHERE r.id = subject_id)
    WHEN 'messages' THEN (SELECT m.sender_id FROM messages m WHERE m.id = subject_id)
    WHEN 'tender_questions' THEN (SELECT q.asker_id FROM tender_questions q WHERE q.id = subject_id)
    WHEN 'files' THEN (SELECT f.owner_id FROM files f WHERE f.id = subject_id)
  END
$$;

-- The log is append-only, but for what stood before and after in the entries about a deleted account: the erasure empties it.
CREATE FUNCTION refuse_audit_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.before IS NULL AND NEW.after IS NULL
    AND EXISTS (SELECT FROM users WHERE id = audit_subject_person(OLD.subject_type, OLD.subject_id)
      AND deleted_at IS NOT NULL) THEN
    OLD.before := NULL;
    OLD.after := NULL;
    IF NEW IS NOT DISTINCT FROM OLD THEN RETURN NEW; END IF;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

DROP TRIGGER audit_log_append_only ON audit_log;
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE ON audit_log
  FOR EACH ROW EXECUTE FUNCTION refuse_audit_change();
