"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { FormTextField } from "@/components/ui/form/fields/FormTextField";
import { MAX_NAME } from "@/lib/users/constants";

const GIVEN = { name: "firstName", autoComplete: "given-name" } as const;
const FAMILY = { name: "lastName", autoComplete: "family-name" } as const;

/** First and last name, in the order of the user's language. */
export function NameFields() {
  const t = useTranslations("auth.fields");
  // Hungarians write the family name first.
  const order = useLocale() === "hu" ? [FAMILY, GIVEN] : [GIVEN, FAMILY];
  return (
    <Box sx={{ display: "grid", gridTemplateColumns: "1fr 1fr", gap: 3 }}>
      {order.map(({ name, autoComplete }) => (
        <FormTextField
          key={name}
          name={name}
          label={t(name)}
          autoComplete={autoComplete}
          maxLength={MAX_NAME}
        />
      ))}
    </Box>
  );
}
