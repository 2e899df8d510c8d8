-- A line of the product about an offer that was sent or changed carries the message of the offer.
ALTER TABLE messages
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (
    CASE kind
      WHEN 'PRIVATE' THEN sender_id IS NOT NULL AND client_message_id IS NOT NULL AND system_code IS NULL
      WHEN 'SYSTEM' THEN sender_id IS NULL AND client_message_id IS NULL AND system_code IS NOT NULL
        AND (text IS NULL OR system_code IN ('OFFER_SENT', 'OFFER_CHANGED'))
    END);

-- Conversations begin with the message of their offer: what is known of it is the latest.
UPDATE messages m
SET text = o.message
FROM conversations c
JOIN offers o ON o.tender_id = c.tender_id AND o.pro_id = c.pro_id
WHERE m.conversation_id = c.id
  AND m.text IS NULL
  AND m.seq = (
    SELECT max(s.seq) FROM messages s WHERE s.conversation_id = c.id AND s.system_code = 'OFFER_SENT'
  );
