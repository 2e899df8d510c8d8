-- AlterTable
ALTER TABLE "reports" ADD COLUMN     "visitor_email" TEXT,
ADD COLUMN     "visitor_lang" TEXT,
ADD COLUMN     "visitor_name" TEXT;

ALTER TABLE "reports"
  ADD CONSTRAINT reports_visitor_check CHECK (reporter_id IS NULL OR num_nonnulls(visitor_name, visitor_email, visitor_lang) = 0),
  ADD CONSTRAINT reports_visitor_name_check CHECK (char_length(visitor_name) BETWEEN 1 AND 100),
  ADD CONSTRAINT reports_visitor_email_check CHECK (visitor_email IS NULL OR (char_length(visitor_email) BETWEEN 3 AND 254 AND visitor_lang IS NOT NULL)),
  ADD CONSTRAINT reports_visitor_lang_check CHECK (visitor_lang IN ('en', 'de', 'hu', 'cz', 'sk'));
