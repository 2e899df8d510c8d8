-- Each of the two mutes and archives a conversation for themselves, and edits and deletes what they have just written.
ALTER TABLE "conversation_participants" ADD COLUMN "muted_at" TIMESTAMPTZ(3);
ALTER TABLE "conversation_participants" ADD COLUMN "archived_seq" INTEGER;

ALTER TABLE "messages" ADD COLUMN "edited_at" TIMESTAMPTZ(3);
ALTER TABLE "messages" ADD COLUMN "deleted_at" TIMESTAMPTZ(3);
ALTER TABLE "messages" ADD CONSTRAINT "messages_deleted_check" CHECK ("deleted_at" IS NULL OR ("text" IS NULL AND "kind" = 'PRIVATE'));
