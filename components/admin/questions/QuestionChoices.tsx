"use client";

import Box from "@mui/material/Box";
import { useLocale, useTranslations } from "next-intl";
import { Fold } from "@/components/ui/layout/Fold";
import type { CatalogueQuestion, ChoiceState } from "@/lib/admin/questions/schema";
import { toLanguage } from "@/lib/i18n/languages";
import { MoveButtons } from "../catalogue/MoveButtons";
import { OfferSwitch } from "../catalogue/OfferSwitch";

type Props = {
  question: CatalogueQuestion;
  isBusy: boolean;
  save: (choices: ChoiceState[]) => Promise<unknown>;
};

function movedTo(choices: readonly ChoiceState[], from: number, to: number): ChoiceState[] {
  const others = choices.toSpliced(from, 1);
  return others.toSpliced(to, 0, choices[from]!);
}

/** The choices of a question in their order, and which of them are offered. */
export function QuestionChoices({ question, isBusy, save }: Props) {
  const t = useTranslations("catalogue-questions");
  const lang = toLanguage(useLocale());
  const { choices } = question;
  if (choices.length === 0) return null;
  // What is refused is said by a message, as with every change of a list.
  const move = (from: number, to: number) => void save(movedTo(choices, from, to)).catch(() => undefined);
  return (
    <Fold label={t("choices", { count: choices.length })}>
      <Box component="ol" sx={{ m: 0, p: 0, listStyle: "none", display: "grid" }}>
        {choices.map(({ value, isActive }, place) => {
          const name = question.texts[lang].choices[value] ?? value;
          return (
            <Box component="li" key={value} sx={{ display: "flex", alignItems: "center", gap: 2 }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <OfferSwitch
                  label={name}
                  name={t("offered", { name })}
                  isActive={isActive}
                  title={t("choiceOff.title", { name })}
                  warning={t("choiceOff.text")}
                  onChange={(isOn) => save(choices.with(place, { value, isActive: isOn }))}
                />
              </Box>
              <Box sx={{ flex: "none", mr: "-10px" }}>
                <MoveButtons
                  name={name}
                  place={place}
                  count={choices.length}
                  isBusy={isBusy}
                  onMove={(to) => move(place, to)}
                />
              </Box>
            </Box>
          );
        })}
      </Box>
    </Fold>
  );
}
