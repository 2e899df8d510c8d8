-- Since when mail to a person's address comes back: until it is mended no more goes there.
ALTER TABLE "users" ADD COLUMN "email_bounced_at" TIMESTAMPTZ(3);
