"use client";

import MuiPagination from "@mui/material/Pagination";
import PaginationItem from "@mui/material/PaginationItem";
import { useTranslations } from "next-intl";
import { Link } from "@/lib/i18n/navigation";
import { MAX_PAGE } from "@/lib/shared/list-limits";

type Props = { page: number; total: number; take: number; hrefForPage: (page: number) => string };

const LABELS = { previous: "previous", next: "next" } as const;

/** Real links to the pages of a list: no siblings, one at each end (specification 9). Nothing for one page. */
export function Pagination({ page, total, take, hrefForPage }: Props) {
  const t = useTranslations("common.list");
  const count = Math.min(MAX_PAGE, Math.ceil(total / take));
  if (count <= 1) return null;
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
          : t(kindOf(type))
      }
      renderItem={(item) => <PaginationItem {...item} component={Link} href={hrefForPage(item.page ?? 1)} />}
      sx={{ mt: 6, "& .MuiPagination-ul": { justifyContent: "center", gap: { xs: "2px", sm: "6px" } } }}
    />
  );
}

function kindOf(type: string): (typeof LABELS)[keyof typeof LABELS] {
  return type === "previous" ? LABELS.previous : LABELS.next;
}
