-- Where a newcomer was going when the account was made: the confirmed address leads there, in any browser.
ALTER TABLE "email_tokens" ADD COLUMN "next" TEXT;
