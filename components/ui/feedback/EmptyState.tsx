"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { EmptyPicture, type EmptyPlace } from "../display/EmptyPicture";

// Most empty places have a picture of their own, and most pages are not empty.
const CombArt = lazyComponent(() => import("../display/CombArt").then((file) => file.CombArt), {
  onError: "silent",
});

const WORDS = { mt: 1, maxWidth: 380, color: "text.secondary", textWrap: "balance" } as const;

type Props = {
  title: string;
  text?: React.ReactNode;
  actions?: React.ReactNode;
  headingLevel?: "h1" | "h2" | "h3";
  /** The place whose drawing is shown; the comb without one. */
  place?: EmptyPlace;
  /** For one card among others instead of a whole page. */
  small?: boolean;
};

/** Empty state: the title names what is missing, the text what to do, and at most two buttons do it. */
export function EmptyState({ title, text, actions, headingLevel = "h2", place, small = false }: Props) {
  const py = small ? 5 : { xs: 6, md: 8 };
  return (
    <Box sx={{ display: "grid", justifyItems: "center", textAlign: "center", py, px: 4 }}>
      {place ? (
        <EmptyPicture place={place} small={small} />
      ) : (
        <Box sx={small ? { width: 120, height: 88 } : { width: 240, height: 176 }}>
          <CombArt scale={small ? 0.5 : 1} />
        </Box>
      )}
      <Typography variant={small ? "h6" : "h4"} component={headingLevel} sx={{ mt: 2 }}>
        {title}
      </Typography>
      {text && (
        <Typography component="div" variant="body2" sx={WORDS}>
          {text}
        </Typography>
      )}
      {actions && (
        <Box sx={{ mt: 4, display: "flex", flexWrap: "wrap", justifyContent: "center", gap: 2 }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
