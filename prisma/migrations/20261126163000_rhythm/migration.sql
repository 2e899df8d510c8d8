-- How often a job is done is one choice instead of a number of times a week: what was answered before stays to be read.
CREATE FUNCTION pg_temp.with_rhythm(answers JSONB) RETURNS JSONB
  LANGUAGE sql
  AS $$
  SELECT (answers - 'timesPerWeek') || jsonb_build_object(
    'rhythm',
    CASE
      WHEN jsonb_typeof(answers -> 'timesPerWeek') <> 'number' THEN NULL
      WHEN (answers ->> 'timesPerWeek')::numeric <= 1 THEN 'weekly'
      WHEN (answers ->> 'timesPerWeek')::numeric <= 2 THEN 'twiceWeekly'
      WHEN (answers ->> 'timesPerWeek')::numeric <= 4 THEN 'severalWeekly'
      ELSE 'daily'
    END
  )
  $$;

UPDATE tenders SET answers = pg_temp.with_rhythm(answers) WHERE answers ? 'timesPerWeek';

UPDATE pending_tenders SET content = jsonb_set(content, '{answers}', pg_temp.with_rhythm(content -> 'answers'))
  WHERE content -> 'answers' ? 'timesPerWeek';
