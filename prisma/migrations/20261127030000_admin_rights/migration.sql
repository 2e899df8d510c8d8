-- CreateEnum
CREATE TYPE "admin_right" AS ENUM ('MODERATE', 'SUPPORT', 'MANAGE');

-- AlterTable
ALTER TABLE "users" ADD COLUMN "admin_rights" "admin_right"[] DEFAULT ARRAY[]::"admin_right"[];

-- Every admin could do everything until now.
UPDATE "users" SET "admin_rights" = ARRAY['MODERATE', 'SUPPORT', 'MANAGE']::"admin_right"[] WHERE "role" = 'ADMIN';

ALTER TABLE "users" ALTER COLUMN "admin_rights" SET NOT NULL;
ALTER TABLE "users" ADD CONSTRAINT "users_admin_rights_check"
  CHECK ("role" = 'ADMIN' OR "admin_rights" = ARRAY[]::"admin_right"[]);
