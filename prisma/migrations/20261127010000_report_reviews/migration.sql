-- Reviews can be reported, too.
ALTER TYPE "report_kind" ADD VALUE 'REVIEW';
