"use client";

import CheckRounded from "@mui/icons-material/CheckRounded";
import { useTranslations } from "next-intl";
import { InfoChip } from "@/components/ui/display/InfoChip";
import type { Proof } from "@/lib/people/constants";

/** What a person has proven beside who they are, a chip each that says which. */
export function ProofChips({ proofs }: { proofs: readonly Proof[] }) {
  const t = useTranslations("common.person.proofs");
  return proofs.map((proof) => (
    <InfoChip key={proof} tone="success" icon={<CheckRounded aria-hidden />}>
      {t(proof)}
    </InfoChip>
  ));
}
