-- A case knows the decision that closed it; its reporters may complain where that was to leave the target alone.
ALTER TABLE "report_cases" ADD COLUMN "decision_id" UUID;

UPDATE "report_cases" c SET "decision_id" = (SELECT d."id" FROM "moderation_decisions" d
  WHERE d."kind" = c."kind" AND d."target_id" = c."target_id" AND d."created_at" = c."closed_at" LIMIT 1)
WHERE c."closed_at" IS NOT NULL;

ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_decision_check" CHECK ("decision_id" IS NULL OR "closed_at" IS NOT NULL);

-- CreateIndex
CREATE INDEX "report_cases_decision_id_idx" ON "report_cases"("decision_id");

-- AddForeignKey
ALTER TABLE "report_cases" ADD CONSTRAINT "report_cases_decision_id_fkey" FOREIGN KEY ("decision_id") REFERENCES "moderation_decisions"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "complaints" ADD COLUMN "report_id" UUID;

-- The person concerned complains once about a decision, and a reporter once about what became of a report.
DROP INDEX "complaints_decision_id_key";
CREATE UNIQUE INDEX "complaints_one_of_author_idx" ON "complaints"("decision_id") WHERE "report_id" IS NULL;

-- CreateIndex
CREATE INDEX "complaints_decision_id_idx" ON "complaints"("decision_id");

-- CreateIndex
CREATE UNIQUE INDEX "complaints_report_id_key" ON "complaints"("report_id");

-- AddForeignKey
ALTER TABLE "complaints" ADD CONSTRAINT "complaints_report_id_fkey" FOREIGN KEY ("report_id") REFERENCES "reports"("id") ON DELETE CASCADE ON UPDATE CASCADE;
