-- Somebody who has not looked yet is told of a conversation once, however much is written in it: the row is
-- refreshed while it is unread, and two messages at the same moment meet in it.
DELETE FROM notifications n USING notifications newer
WHERE n.type = 'NEW_MESSAGE' AND n.read_at IS NULL AND newer.type = 'NEW_MESSAGE' AND newer.read_at IS NULL
  AND newer.user_id = n.user_id AND newer.tender_id = n.tender_id AND newer.params ->> 'proId' = n.params ->> 'proId'
  AND (newer.created_at, newer.id) > (n.created_at, n.id);
CREATE UNIQUE INDEX "notifications_unread_messages_key" ON "notifications" ("user_id", "tender_id", ("params" ->> 'proId'))
  WHERE "type" = 'NEW_MESSAGE' AND "read_at" IS NULL;
