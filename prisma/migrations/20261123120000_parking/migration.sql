-- CreateEnum
CREATE TYPE "parking" AS ENUM ('YES', 'NO', 'UNKNOWN');

-- AlterTable
ALTER TABLE "tenders" ADD COLUMN     "parking" "parking" NOT NULL DEFAULT 'UNKNOWN';
