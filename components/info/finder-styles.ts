import { cardStyles, fieldStyles, hexStyles } from "@/components/ui/styles/styles";

const search = {
  display: "block",
  maxWidth: 560,
  "& label": { display: "block", mb: "6px", typography: "subtitle2", fontWeight: 600 },
  "& span": { display: "block", position: "relative" },
  "& input": {
    ...fieldStyles,
    p: "11px 56px 11px 14px",
    textOverflow: "ellipsis",
    "&::placeholder": { color: "surface.muted", opacity: 1 },
  },
  "& button": {
    position: "absolute",
    right: 2,
    top: 2,
    display: "grid",
    placeItems: "center",
    width: 44,
    height: 44,
    p: 0,
    border: 0,
    borderRadius: "12px",
    bgcolor: "transparent",
    color: "surface.muted",
    cursor: "pointer",
  },
} as const;

const trade = {
  "& > li": { ...cardStyles, p: { xs: 4, md: 5 } },
  "& h2": { m: 0, typography: "h5" },
  "& h2 a": { display: "flex", alignItems: "center", gap: 3, minHeight: 44, color: "inherit" },
  "& h2 [data-tile]": hexStyles(44),
  "& a": { textDecoration: "none", color: "inherit" },
  "& a:hover": { textDecoration: "underline", textUnderlineOffset: "3px" },
  "& ul": { listStyle: "none", m: 0, mt: 2, p: 0 },
  "& ul a": {
    display: "flex",
    alignItems: "center",
    minHeight: 44,
    borderTop: "1px solid",
    borderColor: "divider",
    overflowWrap: "anywhere",
  },
} as const;

/** The look of the list of services and of its search, by the elements they are made of. */
export const finderStyles = {
  mt: { xs: 5, md: 7 },
  "& search": search,
  '& > p[role="status"]': { m: 0, mt: 2, minHeight: 22, typography: "body2", color: "text.secondary" },
  "& > section": {
    mt: 4,
    "& h2": { m: 0, typography: "h4" },
    "& p": { m: 0, mt: 2, color: "text.secondary" },
  },
  "& > ul": {
    display: "grid",
    gridTemplateColumns: {
      xs: "minmax(0, 1fr)",
      sm: "repeat(2, minmax(0, 1fr))",
      md: "repeat(3, minmax(0, 1fr))",
    },
    alignItems: "start",
    gap: 4,
    m: 0,
    mt: 3,
    p: 0,
    listStyle: "none",
    ...trade,
  },
} as const;
