-- While the job runs either side proposes another price or date, and the other agrees: what is agreed has a history.
ALTER TYPE "tender_event_move" ADD VALUE 'CHANGE_TERMS';
ALTER TYPE "system_code" ADD VALUE 'TERMS_SENT';
ALTER TYPE "system_code" ADD VALUE 'TERMS_TAKEN';
ALTER TYPE "system_code" ADD VALUE 'TERMS_KEPT';
ALTER TYPE "system_code" ADD VALUE 'TERMS_WITHDRAWN';
ALTER TYPE "system_code" ADD VALUE 'TERMS_LAPSED';
ALTER TYPE "notification_type" ADD VALUE 'TERMS_CHANGE';

-- Before an acceptance only the client proposes, so the proposals that exist are theirs.
ALTER TABLE "offer_proposals" ADD COLUMN "by_pro" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "during_job" BOOLEAN NOT NULL DEFAULT false;

ALTER TABLE "offer_proposals" ADD CONSTRAINT "offer_proposals_by_pro_check" CHECK ("during_job" OR NOT "by_pro");
