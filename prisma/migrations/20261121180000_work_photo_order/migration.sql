-- Work photos are shown in the order their owner gives them; those there already keep the order they came in.
ALTER TABLE "work_photos" ADD COLUMN "position" INTEGER NOT NULL DEFAULT 0;
UPDATE "work_photos" w SET "position" = o.position
FROM (SELECT id, row_number() OVER (PARTITION BY user_id ORDER BY created_at, id) - 1 AS position FROM "work_photos") o
WHERE o.id = w.id;
DROP INDEX "work_photos_user_id_created_at_idx";
CREATE INDEX "work_photos_user_id_position_created_at_idx" ON "work_photos"("user_id", "position", "created_at");
