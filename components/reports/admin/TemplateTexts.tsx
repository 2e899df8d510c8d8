"use client";

import Box from "@mui/material/Box";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { createTranslator, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { Button } from "@/components/ui/actions/Button";
import { toLocale, type Language } from "@/lib/i18n/languages";
import { loadMessages } from "@/lib/i18n/load-messages";
import type { Messages } from "@/lib/i18n/messages";
import type { ModerationAction } from "@/lib/reports/constants";
import type { DecisionWords } from "@/lib/reports/schema";

/** They say that nothing was wrong: what the rule is against would contradict them. */
const RELEASES = ["NO_ACTION", "RESTORE", "REINSTATE"] as const;

const releaseOf = (action: ModerationAction | null) => RELEASES.find((each) => each === action);

/** Texts for the chosen action and rule, as the keys of the sentences that each is made of. */
function textsFor({ action, rule }: Pick<DecisionWords, "action" | "rule">) {
  const release = releaseOf(action);
  if (release) return [[`actions.${release}` as const]];
  const outcome = action ? [`actions.${action}` as const] : [];
  return [
    [`rules.${rule}.first` as const, ...outcome],
    [`rules.${rule}.second` as const, ...outcome],
  ];
}

/**
 * Texts for the reasons, which the admin reads in their own language and the author in theirs (`lang`). One that is chosen
 * is put into the field, to be edited before it is sent.
 */
export function TemplateTexts({ lang }: { lang: Language }) {
  const t = useTranslations("decision-texts");
  const { setValue } = useFormContext<DecisionWords>();
  const [action, rule] = useWatch<DecisionWords, ["action", "rule"]>({ name: ["action", "rule"] });
  const locale = toLocale(lang);
  const { data: messages } = useQuery({
    queryKey: ["decision-texts", lang],
    queryFn: () => loadMessages(locale, ["decision-texts"]),
    staleTime: Infinity,
  });
  if (!messages || !rule) return null;
  const write = createTranslator({ locale, messages: messages as Messages, namespace: "decision-texts" });
  return (
    <Box role="group" aria-label={t("label")} sx={{ display: "grid", gap: 2, justifyItems: "start" }}>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {t("label")}
      </Typography>
      {textsFor({ action, rule }).map((sentences) => (
        <Button
          key={sentences[0]}
          variant="outlined"
          size="small"
          sx={textStyles}
          onClick={() =>
            setValue("reason", sentences.map((key) => write(key)).join(" "), {
              shouldDirty: true,
              shouldValidate: true,
            })
          }
        >
          {sentences.map((key) => t(key)).join(" ")}
        </Button>
      ))}
    </Box>
  );
}

/** Sentences, which may take several lines. */
const textStyles = {
  py: 2,
  textAlign: "start",
  fontWeight: 400,
  whiteSpace: "normal",
  lineHeight: 1.4,
} as const;
