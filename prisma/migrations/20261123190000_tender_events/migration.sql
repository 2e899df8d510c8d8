-- CreateEnum
CREATE TYPE "tender_event_move" AS ENUM ('POST', 'ACCEPT_OFFER', 'RELEASE', 'FINISH_WORK', 'CANCEL');

-- CreateTable
CREATE TABLE "tender_events" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "move" "tender_event_move" NOT NULL,
    "actor_id" UUID,
    "pro_id" UUID,
    "offer_id" UUID,
    "price_minor" INTEGER,
    "reason" "move_reason",
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "tender_events_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "tender_events_tender_id_at_id_idx" ON "tender_events"("tender_id", "at", "id");

-- CreateIndex
CREATE INDEX "tender_events_actor_id_idx" ON "tender_events"("actor_id");

-- CreateIndex
CREATE INDEX "tender_events_pro_id_at_idx" ON "tender_events"("pro_id", "at");

-- CreateIndex
CREATE INDEX "tender_events_offer_id_idx" ON "tender_events"("offer_id");

-- AddForeignKey
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_actor_id_fkey" FOREIGN KEY ("actor_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "tender_events" ADD CONSTRAINT "tender_events_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What can still be known of the tenders before: their rows say how it began and ended, and the system messages of
-- each chat what was agreed and released in between.
INSERT INTO tender_events (id, tender_id, move, actor_id, at)
SELECT gen_random_uuid(), id, 'POST', creator_id, created_at FROM tenders;

INSERT INTO tender_events (id, tender_id, move, actor_id, pro_id, offer_id, price_minor, reason, at)
SELECT gen_random_uuid(), t.id,
       CASE m.system_code WHEN 'OFFER_ACCEPTED' THEN 'ACCEPT_OFFER' WHEN 'WORK_FINISHED' THEN 'FINISH_WORK'
         ELSE 'RELEASE' END::tender_event_move,
       -- Accepting and finishing is the creator's; who released is in no row.
       CASE WHEN m.system_code <> 'TENDER_RELEASED' THEN t.creator_id END,
       c.pro_id, o.id,
       CASE m.system_code WHEN 'OFFER_ACCEPTED' THEN (m.params->>'priceMinor')::int
         WHEN 'WORK_FINISHED' THEN t.agreed_price_minor END,
       CASE WHEN m.system_code = 'TENDER_RELEASED' THEN (m.params->>'reason')::move_reason END,
       m.created_at
FROM messages m JOIN conversations c ON c.id = m.conversation_id JOIN tenders t ON t.id = c.tender_id
  LEFT JOIN offers o ON o.tender_id = t.id AND o.pro_id = c.pro_id
WHERE m.system_code IN ('OFFER_ACCEPTED', 'WORK_FINISHED')
   -- Rivals are told without the reason that their offers are active again.
   OR (m.system_code = 'TENDER_RELEASED' AND m.params ? 'reason');

INSERT INTO tender_events (id, tender_id, move, actor_id, reason, at)
SELECT gen_random_uuid(), id, 'CANCEL', canceled_by_id, cancel_reason, canceled_at
FROM tenders WHERE status = 'CANCELED' AND canceled_at IS NOT NULL;

CREATE FUNCTION refuse_history_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- A deleted tender takes its events along: that delete comes from the trigger of the foreign key.
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME;
END $$;

CREATE TRIGGER tender_events_append_only BEFORE UPDATE OR DELETE ON tender_events
  FOR EACH ROW EXECUTE FUNCTION refuse_history_change();
