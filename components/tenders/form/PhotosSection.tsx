"use client";

import { useTranslations } from "next-intl";
import { FormDocuments } from "@/components/files/FormDocuments";
import { FormPhotos } from "@/components/files/FormPhotos";
import type { FileView } from "@/lib/files/schema";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { LazyKeptPhotos } from "../describe/LazyKeptPhotos";
import { StepCard } from "./StepCard";

type Props = {
  files: { photos: readonly FileView[]; files: readonly FileView[] };
  /** Photos that another app handed over. */
  shared?: readonly File[] | undefined;
  /** Set for those without an account: what the photos that stay in the browser belong to. */
  keptScope: string | null;
};

/** Pictures and papers that help a BEE to name a price. */
export function PhotosSection({ files, shared, keptScope }: Props) {
  const t = useTranslations("tenders.form.photos");
  const common = useTranslations("common.form");
  if (keptScope !== null)
    return (
      <StepCard step="photos" title={t("title")} text={t("advice")}>
        <LazyKeptPhotos scope={keptScope} label={t("photos")} arriving={shared} />
      </StepCard>
    );
  return (
    <StepCard step="photos" title={t("title")} text={`${t("advice")} ${t("text")}`}>
      <FormPhotos
        isMain
        name="photoIds"
        label={t("photos")}
        max={TENDER_LIMITS.photos}
        rootFolder="tenders"
        initial={files.photos}
        arriving={shared}
      />
      <FormDocuments
        name="fileIds"
        label={t("documents")}
        hint={common("optional")}
        max={TENDER_LIMITS.files}
        rootFolder="tenders"
        initial={files.files}
      />
    </StepCard>
  );
}
