-- AlterEnum
ALTER TYPE "email_token_purpose" ADD VALUE 'LINK_IDENTITY';

-- AlterTable
ALTER TABLE "email_tokens" ADD COLUMN     "provider" "external_provider",
ADD COLUMN     "subject" TEXT;
