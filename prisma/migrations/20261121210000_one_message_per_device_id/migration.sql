-- The id a device gives to a message counts within its conversation: the same id in another one is another message.
DROP INDEX "messages_sender_id_client_message_id_key";
CREATE UNIQUE INDEX "messages_conversation_id_sender_id_client_message_id_key" ON "messages"("conversation_id", "sender_id", "client_message_id");
CREATE INDEX "messages_sender_id_idx" ON "messages"("sender_id");
