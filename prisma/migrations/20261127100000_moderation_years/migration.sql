-- The numbers of the transparency report outlive the reports and decisions that they count.
CREATE TABLE "moderation_years" (
    "year" INTEGER NOT NULL,
    "topic" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "moderation_years_pkey" PRIMARY KEY ("year","topic","key")
);
