-- The numbers of the transparency report, one for each of its counts.
-- CreateIndex
CREATE INDEX "reports_created_at_category_idx" ON "reports"("created_at", "category");

-- CreateIndex
CREATE INDEX "report_cases_closed_at_opened_at_idx" ON "report_cases"("closed_at", "opened_at");

-- CreateIndex
CREATE INDEX "complaints_created_at_outcome_idx" ON "complaints"("created_at", "outcome");
