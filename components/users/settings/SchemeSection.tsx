"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { ChoiceChips } from "@/components/ui/form/ChoiceChips";
import { SectionCard } from "@/components/ui/layout/SectionCard";
import { readStored, removeStored, writeStored } from "@/lib/platform/browser/storage/local-storage";

const CHOICES = ["system", "light", "dark"] as const;
type Choice = (typeof CHOICES)[number];

const storedChoice = (): Choice => CHOICES.find((each) => each === readStored("scheme")) ?? "system";

/** Light, dark, or whatever the device says. ColorSchemeSync shows it at once, in every tab. */
export function SchemeSection() {
  const t = useTranslations("settings.scheme");
  const [chosen, setChosen] = useState(storedChoice);
  const choose = (choice: Choice) => {
    setChosen(choice);
    if (choice === "system") removeStored("scheme");
    else writeStored("scheme", choice);
  };
  return (
    <SectionCard id="scheme" title={t("title")} text={t("text")}>
      <ChoiceChips
        label={t("title")}
        hideLabel
        value={chosen}
        options={CHOICES.map((value) => ({ value, label: t(value) }))}
        onChange={choose}
      />
    </SectionCard>
  );
}
