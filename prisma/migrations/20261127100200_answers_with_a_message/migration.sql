-- A BEE who answers a proposal with other terms may change the message of the offer with them.
ALTER TABLE messages
  DROP CONSTRAINT messages_kind_check,
  ADD CONSTRAINT messages_kind_check CHECK (
    CASE kind
      WHEN 'PRIVATE' THEN sender_id IS NOT NULL AND client_message_id IS NOT NULL AND system_code IS NULL
      WHEN 'SYSTEM' THEN sender_id IS NULL AND client_message_id IS NULL AND system_code IS NOT NULL
        AND (text IS NULL OR system_code IN ('OFFER_SENT', 'OFFER_CHANGED', 'OFFER_ANSWERED'))
    END);
