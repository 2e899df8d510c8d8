"use client";

import encodeQR from "qr";
import Box from "@mui/material/Box";

/** Modules of white around the code, so that cameras find it. */
const BORDER = 4;

/** A QR code as SVG, black on white in every colour scheme: that is what cameras read. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const modules = encodeQR(text, "raw", { border: BORDER });
  const path = modules
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${modules.length} ${modules.length}`}
      shapeRendering="crispEdges"
      sx={{ width: 220, maxWidth: 1, height: "auto", bgcolor: "#fff", borderRadius: "12px" }}
    >
      <path d={path} fill="#000" />
    </Box>
  );
}
