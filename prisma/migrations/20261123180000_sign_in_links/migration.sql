-- AlterEnum
ALTER TYPE "email_token_purpose" ADD VALUE 'SIGN_IN';
