-- The towns in which a service has a page of its own: enough BEEs serve them, or enough tenders were posted there.
CREATE TABLE "service_places" (
    "subcategory_id" UUID NOT NULL,
    "geoname_id" INTEGER NOT NULL,
    "slug" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "country" TEXT NOT NULL,
    "bees" INTEGER NOT NULL,
    "tenders" INTEGER NOT NULL,
    "changed_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "service_places_pkey" PRIMARY KEY ("subcategory_id","geoname_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "service_places_subcategory_id_slug_key" ON "service_places"("subcategory_id", "slug");

-- AddForeignKey
ALTER TABLE "service_places" ADD CONSTRAINT "service_places_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE service_places
  ADD CONSTRAINT service_places_slug_check CHECK (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  ADD CONSTRAINT service_places_filled_check CHECK (bees >= 0 AND tenders >= 0 AND (bees >= 3 OR tenders >= 5));
