-- The sets that nights have made and proven, wherever they lie: of the newest is asked how old it is.
CREATE TABLE "backup_sets" (
  "name" TEXT NOT NULL,
  "made_at" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "backup_sets_pkey" PRIMARY KEY ("name")
);
