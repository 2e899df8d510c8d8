"use client";

import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";

/** What the schema asks for, which is fetched later than the field is drawn. */
export const MIN_LENGTH = 8;
const LONG = 12;

type Strength = "weak" | "fair" | "strong";

/** Estimated strength by length and variety; whether a password is accepted is decided by the schema. */
export function strengthOf(password: string): Strength {
  const kinds = [/\p{L}/u, /\d/u, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length;
  const meetsRule = password.length >= MIN_LENGTH && /\p{L}/u.test(password) && /\d/u.test(password);
  if (!meetsRule) return "weak";
  return password.length >= LONG && new Set(password).size > 7 && kinds >= 2 ? "strong" : "fair";
}

const BARS: Record<Strength, { filled: number; color: string }> = {
  weak: { filled: 1, color: "error.main" },
  fair: { filled: 2, color: "honey.star" },
  strong: { filled: 3, color: "success.main" },
};

/**
 * Strength meter: three bars and the rule in words, as a polite live region. `isRefused`: an error says why already, and no
 * password that is refused looks strong.
 */
export function PasswordStrength({ password, isRefused }: { password: string; isRefused: boolean }) {
  const t = useTranslations("common.form.strength");
  const strength = isRefused ? "weak" : strengthOf(password);
  const { filled, color } = BARS[strength];
  return (
    <Box sx={{ mt: 2 }} role="status">
      <Box aria-hidden sx={{ display: "flex", gap: "6px" }}>
        {[1, 2, 3].map((bar) => (
          <Box
            key={bar}
            sx={{
              flex: 1,
              height: 5,
              borderRadius: "3px",
              bgcolor: bar <= filled ? color : "surface.sunken",
            }}
          />
        ))}
      </Box>
      {!isRefused && (
        <Box sx={{ mt: "6px", typography: "caption", color: "text.secondary" }}>{t(strength)}</Box>
      )}
    </Box>
  );
}
