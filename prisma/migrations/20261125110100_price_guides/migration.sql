-- What a service usually costs in a country. The table holds nothing that a night does not write anew.
CREATE TABLE "price_guides" (
    "subcategory_id" UUID NOT NULL,
    "country" TEXT NOT NULL,
    "low_minor" INTEGER NOT NULL,
    "median_minor" INTEGER NOT NULL,
    "high_minor" INTEGER NOT NULL,
    "tenders" INTEGER NOT NULL,
    "updated_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "price_guides_pkey" PRIMARY KEY ("subcategory_id", "country"),
    CONSTRAINT "price_guides_country_check" CHECK (country ~ '^[A-Z]{2}$'),
    -- Fewer tenders could be one person's prices.
    CONSTRAINT "price_guides_tenders_check" CHECK (tenders >= 8),
    CONSTRAINT "price_guides_range_check" CHECK (
      low_minor > 0 AND low_minor <= median_minor AND median_minor <= high_minor)
);

-- AddForeignKey
ALTER TABLE "price_guides" ADD CONSTRAINT "price_guides_subcategory_id_fkey" FOREIGN KEY ("subcategory_id") REFERENCES "subcategories"("id") ON DELETE CASCADE ON UPDATE CASCADE;
