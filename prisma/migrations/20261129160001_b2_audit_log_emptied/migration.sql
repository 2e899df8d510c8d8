-- What the log still says about those who are erased already. By itself, so that it holds up no entry.
UPDATE audit_log SET before = NULL, after = NULL
  WHERE (before IS NOT NULL OR after IS NOT NULL)
    AND audit_subject_person(subject_type, subject_id) IN (SELECT id FROM users WHERE erased_at IS NOT NULL);
