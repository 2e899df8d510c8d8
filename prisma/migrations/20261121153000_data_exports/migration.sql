-- CreateEnum
CREATE TYPE "data_export_status" AS ENUM ('PENDING', 'READY', 'FAILED');

-- CreateTable
CREATE TABLE "data_exports" (
    "id" UUID NOT NULL,
    "user_id" UUID NOT NULL,
    "status" "data_export_status" NOT NULL DEFAULT 'PENDING',
    "progress" INTEGER NOT NULL DEFAULT 0,
    "size" BIGINT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "ready_at" TIMESTAMPTZ(3),
    "expires_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "data_exports_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "data_exports_user_id_created_at_idx" ON "data_exports"("user_id", "created_at" DESC);

-- CreateIndex
CREATE INDEX "data_exports_expires_at_idx" ON "data_exports"("expires_at");

-- AddForeignKey
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "users"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One at a time, whatever is asked at the same moment.
CREATE UNIQUE INDEX data_exports_one_pending_idx ON data_exports (user_id) WHERE status = 'PENDING';

ALTER TABLE data_exports
  ADD CONSTRAINT data_exports_progress_check CHECK (progress BETWEEN 0 AND 100),
  ADD CONSTRAINT data_exports_ready_check CHECK ((status = 'READY') = (size IS NOT NULL) AND (size IS NULL) = (ready_at IS NULL));
