-- AlterTable
ALTER TABLE "users" ADD COLUMN     "business_address" TEXT;

ALTER TABLE "users"
  ADD CONSTRAINT users_business_address_check CHECK (char_length(business_address) BETWEEN 5 AND 200);
