"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { buttonRowStyles } from "@/components/ui/styles/button-row";
import { Link } from "@/lib/i18n/navigation";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { TenderView } from "@/lib/agreements/schema/tender-view";

const BookAgain = lazyComponent(
  () => import("@/components/invitations/BookAgain").then((file) => file.BookAgain),
  { messages: lazyMessages(["invitations"]), onError: "silent" },
);

/** The same tender as a new one: the form opens filled. What comes next once a job was canceled, and quiet after it was done. */
export function PostAgain({ tender }: { tender: TenderView }) {
  const t = useTranslations("offers.compare");
  const { id, status, category, subcategory } = tender;
  return (
    <Box sx={buttonRowStyles}>
      {status === "COMPLETED" && <BookAgain tender={tender} />}
      <Button
        variant={status === "CANCELED" ? "contained" : "outlined"}
        component={Link}
        href={`/account/create-tender/${category.slug}/${subcategory.slug}?again=${id}`}
      >
        {t("postAgain")}
      </Button>
    </Box>
  );
}
