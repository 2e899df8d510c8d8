"use client";

import MuiPagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";

type Props = { page: number; count: number; hrefForPage: (page: number) => string };

const LABELS = { previous: "previous", next: "next" } as const;

/** Pagination as real links: no siblings, one boundary page at each end (specification 9). */
export function PageLinks({ page, count, hrefForPage }: Props) {
  const t = useTranslations("common.list");
  return (
    <MuiPagination
      page={page}
      count={count}
      siblingCount={0}
      boundaryCount={1}
      aria-label={t("pages")}
      getItemAriaLabel={(type, number) =>
        type === "page" || type === "first" || type === "last"
          ? t("page", { page: number ?? 1 })
          : t(labelKeyOf(type))
      }
      renderItem={(item) => <PaginationItem {...item} component={Link} href={hrefForPage(item.page ?? 1)} />}
      sx={{ "& .MuiPagination-ul": { justifyContent: "center", gap: { xs: "2px", sm: "6px" } } }}
    />
  );
}

function labelKeyOf(type: string): (typeof LABELS)[keyof typeof LABELS] {
  return type === "previous" ? LABELS.previous : LABELS.next;
}
