-- Clients invite BEEs to a tender, directly or by a link; a tender can be private to those who are invited.
ALTER TYPE "notification_type" ADD VALUE 'INVITED';
ALTER TYPE "notification_type" ADD VALUE 'INVITATION_DECLINED';

CREATE TYPE "invitation_channel" AS ENUM ('DIRECT', 'LINK');
CREATE TYPE "invitation_decline_reason" AS ENUM ('TOO_BUSY', 'TOO_FAR', 'NOT_MY_WORK', 'BUDGET', 'OTHER');

ALTER TABLE "tenders" ADD COLUMN "is_private" BOOLEAN NOT NULL DEFAULT false,
  ADD COLUMN "public_at" TIMESTAMPTZ(3),
  ADD CONSTRAINT "tenders_public_at_check" CHECK ("is_private" OR "public_at" IS NULL);

CREATE TABLE "invitations" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "pro_id" UUID NOT NULL,
    "channel" "invitation_channel" NOT NULL,
    "accepted_at" TIMESTAMPTZ(3),
    "declined_at" TIMESTAMPTZ(3),
    "decline_reason" "invitation_decline_reason",
    "closed_at" TIMESTAMPTZ(3),
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitations_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "invitations_one_answer_check" CHECK (num_nonnulls("accepted_at", "declined_at") <= 1),
    CONSTRAINT "invitations_decline_reason_check" CHECK (("declined_at" IS NULL) = ("decline_reason" IS NULL))
);

CREATE TABLE "invitation_links" (
    "id" UUID NOT NULL,
    "tender_id" UUID NOT NULL,
    "token_hash" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "invitation_links_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "invitations_tender_id_created_at_id_idx" ON "invitations"("tender_id", "created_at", "id");

-- CreateIndex
CREATE INDEX "invitations_pro_id_created_at_idx" ON "invitations"("pro_id", "created_at" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "invitation_links_token_hash_key" ON "invitation_links"("token_hash");

-- CreateIndex
CREATE INDEX "invitation_links_tender_id_idx" ON "invitation_links"("tender_id");

-- One invitation of a PRO at a time: those of an agreement that was released are closed.
CREATE UNIQUE INDEX "invitations_one_current_idx" ON "invitations"("tender_id", "pro_id") WHERE "closed_at" IS NULL;

-- What the job that publishes private tenders looks for.
CREATE INDEX "tenders_public_at_idx" ON "tenders"("public_at") WHERE "public_at" IS NOT NULL;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_pro_id_fkey" FOREIGN KEY ("pro_id") REFERENCES "users"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "invitation_links" ADD CONSTRAINT "invitation_links_tender_id_fkey" FOREIGN KEY ("tender_id") REFERENCES "tenders"("id") ON DELETE CASCADE ON UPDATE CASCADE;
