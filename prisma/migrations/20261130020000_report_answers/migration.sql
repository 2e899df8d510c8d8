-- The answer to a question is the client's own text: reported, hidden and judged apart from the question of the BEE.
ALTER TYPE "report_kind" ADD VALUE 'ANSWER';

ALTER TABLE "tender_questions" ADD COLUMN "answer_hidden_at" TIMESTAMPTZ(3);
ALTER TABLE "tender_questions" ADD CONSTRAINT "tender_questions_answer_hidden_check"
  CHECK ("answer_hidden_at" IS NULL OR "answer" IS NOT NULL) NOT VALID;

-- Whose account an entry of the audit log is about, or whose words; NULL: nobody's.
CREATE OR REPLACE FUNCTION audit_subject_person(subject_type text, subject_id uuid) RETURNS uuid LANGUAGE sql STABLE AS $$
  SELECT CASE subject_type
    WHEN 'users' THEN subject_id
    WHEN 'verifications' THEN (SELECT v.user_id FROM verifications v WHERE v.id = subject_id)
    WHEN 'complaints' THEN (SELECT c.author_id FROM complaints c WHERE c.id = subject_id)
    WHEN 'tenders' THEN (SELECT t.creator_id FROM tenders t WHERE t.id = subject_id)
    WHEN 'offers' THEN (SELECT o.pro_id FROM offers o WHERE o.id = subject_id)
    WHEN 'reviews' THEN (SELECT r.author_id FROM reviews r WHERE r.id = subject_id)
    WHEN 'messages' THEN (SELECT m.sender_id FROM messages m WHERE m.id = subject_id)
    WHEN 'tender_questions' THEN (SELECT q.asker_id FROM tender_questions q WHERE q.id = subject_id)
    WHEN 'tender_answers' THEN (SELECT t.creator_id
      FROM tender_questions q JOIN tenders t ON t.id = q.tender_id WHERE q.id = subject_id)
    WHEN 'files' THEN (SELECT f.owner_id FROM files f WHERE f.id = subject_id)
  END
$$;
