-- The client proposes other terms for an active offer; the BEE takes them, answers with others, or keeps the offer.
ALTER TYPE "system_code" ADD VALUE 'PROPOSAL_SENT';
ALTER TYPE "system_code" ADD VALUE 'PROPOSAL_TAKEN';
ALTER TYPE "system_code" ADD VALUE 'PROPOSAL_KEPT';
ALTER TYPE "system_code" ADD VALUE 'PROPOSAL_WITHDRAWN';
ALTER TYPE "system_code" ADD VALUE 'PROPOSAL_LAPSED';
ALTER TYPE "system_code" ADD VALUE 'OFFER_ANSWERED';
ALTER TYPE "notification_type" ADD VALUE 'PROPOSAL';
ALTER TYPE "notification_type" ADD VALUE 'PROPOSAL_SETTLED';

CREATE TYPE "offer_proposal_status" AS ENUM ('OPEN', 'TAKEN', 'ANSWERED', 'KEPT', 'WITHDRAWN', 'LAPSED');

-- The terms of an offer as they were, the first one and each that came after it.
CREATE TABLE "offer_revisions" (
    "offer_id" UUID NOT NULL,
    "n" INTEGER NOT NULL,
    "price_type" "price_type" NOT NULL,
    "price_minor" INTEGER NOT NULL,
    "estimated_hours" INTEGER,
    "materials" "materials" NOT NULL,
    "materials_minor" INTEGER,
    "total_minor" INTEGER NOT NULL,
    "available_from" DATE,
    "time_slots" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "duration_days" INTEGER,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_revisions_pkey" PRIMARY KEY ("offer_id","n"),
    CONSTRAINT "offer_revisions_n_check" CHECK ("n" >= 1)
);

-- AddForeignKey
ALTER TABLE "offer_revisions" ADD CONSTRAINT "offer_revisions_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

CREATE TABLE "offer_proposals" (
    "id" UUID NOT NULL,
    "offer_id" UUID NOT NULL,
    "base_revision" INTEGER NOT NULL,
    "price_type" "price_type" NOT NULL,
    "price_minor" INTEGER NOT NULL,
    "estimated_hours" INTEGER,
    "materials" "materials" NOT NULL,
    "materials_minor" INTEGER,
    "total_minor" INTEGER NOT NULL,
    "available_from" DATE,
    "time_slots" TEXT[] NOT NULL DEFAULT ARRAY[]::TEXT[],
    "duration_days" INTEGER,
    "note" TEXT,
    "status" "offer_proposal_status" NOT NULL DEFAULT 'OPEN',
    "revision" INTEGER,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "settled_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "offer_proposals_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "offer_proposals_price_check" CHECK ("price_minor" BETWEEN 500 AND 99999900),
    CONSTRAINT "offer_proposals_hours_check" CHECK (
        "estimated_hours" BETWEEN 1 AND 1000 AND ("price_type" <> 'HOURLY' OR "estimated_hours" IS NOT NULL)),
    CONSTRAINT "offer_proposals_materials_check" CHECK (
        ("materials" = 'EXTRA') = ("materials_minor" IS NOT NULL) AND "materials_minor" BETWEEN 0 AND 99999900),
    CONSTRAINT "offer_proposals_total_check" CHECK (
        "total_minor" <= 99999900
        AND "total_minor" = "price_minor"::bigint * CASE "price_type" WHEN 'HOURLY' THEN "estimated_hours" ELSE 1 END
          + coalesce("materials_minor", 0)),
    CONSTRAINT "offer_proposals_time_slots_check" CHECK (
        "time_slots" <@ ARRAY['8:00-12:00', '12:00-16:00', '16:00-22:00'] AND cardinality("time_slots") <= 3),
    CONSTRAINT "offer_proposals_duration_check" CHECK ("duration_days" BETWEEN 1 AND 365),
    CONSTRAINT "offer_proposals_note_check" CHECK (char_length("note") BETWEEN 1 AND 500),
    CONSTRAINT "offer_proposals_settled_check" CHECK (("status" = 'OPEN') = ("settled_at" IS NULL)),
    CONSTRAINT "offer_proposals_revision_check" CHECK (
        ("status" IN ('TAKEN', 'ANSWERED')) = ("revision" IS NOT NULL) AND "revision" > "base_revision"),
    CONSTRAINT "offer_proposals_expires_check" CHECK ("expires_at" > "created_at")
);

-- CreateIndex
CREATE INDEX "offer_proposals_offer_id_created_at_id_idx" ON "offer_proposals"("offer_id", "created_at" DESC, "id" DESC);

-- One is answered before the next one is made, whatever happens at the same moment.
CREATE UNIQUE INDEX "offer_proposals_one_open_idx" ON "offer_proposals"("offer_id") WHERE "status" = 'OPEN';

-- What the timer looks for.
CREATE INDEX "offer_proposals_expires_at_idx" ON "offer_proposals"("expires_at") WHERE "status" = 'OPEN';

-- AddForeignKey
ALTER TABLE "offer_proposals" ADD CONSTRAINT "offer_proposals_offer_id_fkey" FOREIGN KEY ("offer_id") REFERENCES "offers"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Whoever writes an offer, also the release before, keeps its revisions: the history has no gaps.
CREATE FUNCTION keep_offer_revision() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO offer_revisions (offer_id, n, price_type, price_minor, estimated_hours, materials, materials_minor,
    total_minor, available_from, time_slots, duration_days, created_at)
  SELECT NEW.id, COALESCE(max(n), 0) + 1, NEW.price_type, NEW.price_minor, NEW.estimated_hours, NEW.materials,
    NEW.materials_minor, NEW.total_minor, NEW.available_from, NEW.time_slots, NEW.duration_days,
    CASE TG_OP WHEN 'INSERT' THEN NEW.created_at ELSE clock_timestamp() END
  FROM offer_revisions WHERE offer_id = NEW.id;
  RETURN NULL;
END $$;

CREATE TRIGGER offers_first_revision AFTER INSERT ON offers
  FOR EACH ROW EXECUTE FUNCTION keep_offer_revision();

CREATE TRIGGER offers_next_revision AFTER UPDATE ON offers
  FOR EACH ROW
  WHEN (ROW(OLD.price_type, OLD.price_minor, OLD.estimated_hours, OLD.materials, OLD.materials_minor,
      OLD.available_from, OLD.time_slots, OLD.duration_days)
    IS DISTINCT FROM ROW(NEW.price_type, NEW.price_minor, NEW.estimated_hours, NEW.materials, NEW.materials_minor,
      NEW.available_from, NEW.time_slots, NEW.duration_days))
  EXECUTE FUNCTION keep_offer_revision();

-- Of the offers before, the terms they have now are all that is known.
INSERT INTO offer_revisions (offer_id, n, price_type, price_minor, estimated_hours, materials, materials_minor,
  total_minor, available_from, time_slots, duration_days, created_at)
SELECT id, 1, price_type, price_minor, estimated_hours, materials, materials_minor, total_minor, available_from,
  time_slots, duration_days, created_at
FROM offers;
