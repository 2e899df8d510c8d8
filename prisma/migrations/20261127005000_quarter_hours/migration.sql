-- An estimate may end in a part of an hour: a walk of 45 minutes is 0.75. Quarters are exact in binary.
DROP TRIGGER offers_next_revision ON offers;

ALTER TABLE "offers" DROP CONSTRAINT "offers_hours_check", DROP CONSTRAINT "offers_total_check";
ALTER TABLE "offers" ALTER COLUMN "estimated_hours" SET DATA TYPE DOUBLE PRECISION;
ALTER TABLE "offers"
  ADD CONSTRAINT "offers_hours_check" CHECK (
    "estimated_hours" BETWEEN 0.25 AND 1000 AND "estimated_hours" * 4 = floor("estimated_hours" * 4)
    AND ("price_type" <> 'HOURLY' OR "estimated_hours" IS NOT NULL)),
  ADD CONSTRAINT "offers_total_check" CHECK (
    "total_minor" <= 99999900
    AND "total_minor" = CASE "price_type"
        WHEN 'HOURLY' THEN floor("price_minor" * "estimated_hours" + 0.5) ELSE "price_minor" END
      + coalesce("materials_minor", 0));

ALTER TABLE "offer_proposals"
  DROP CONSTRAINT "offer_proposals_hours_check", DROP CONSTRAINT "offer_proposals_total_check";
ALTER TABLE "offer_proposals" ALTER COLUMN "estimated_hours" SET DATA TYPE DOUBLE PRECISION;
ALTER TABLE "offer_proposals"
  ADD CONSTRAINT "offer_proposals_hours_check" CHECK (
    "estimated_hours" BETWEEN 0.25 AND 1000 AND "estimated_hours" * 4 = floor("estimated_hours" * 4)
    AND ("price_type" <> 'HOURLY' OR "estimated_hours" IS NOT NULL)),
  ADD CONSTRAINT "offer_proposals_total_check" CHECK (
    "total_minor" <= 99999900
    AND "total_minor" = CASE "price_type"
        WHEN 'HOURLY' THEN floor("price_minor" * "estimated_hours" + 0.5) ELSE "price_minor" END
      + coalesce("materials_minor", 0));

ALTER TABLE "offer_revisions" ALTER COLUMN "estimated_hours" SET DATA TYPE DOUBLE PRECISION;

CREATE TRIGGER offers_next_revision AFTER UPDATE ON offers
  FOR EACH ROW
  WHEN (ROW(OLD.price_type, OLD.price_minor, OLD.estimated_hours, OLD.materials, OLD.materials_minor,
      OLD.available_from, OLD.time_slots, OLD.duration_days)
    IS DISTINCT FROM ROW(NEW.price_type, NEW.price_minor, NEW.estimated_hours, NEW.materials, NEW.materials_minor,
      NEW.available_from, NEW.time_slots, NEW.duration_days))
  EXECUTE FUNCTION keep_offer_revision();
