"use client";

import { useTranslations } from "next-intl";
import { FormDocuments } from "@/components/files/FormDocuments";
import { FormPhotos } from "@/components/files/FormPhotos";
import { needsDocuments } from "@/lib/categories/constants";
import type { FileView } from "@/lib/files/schema";
import { TENDER_LIMITS } from "@/lib/tenders/constants";
import { LazyKeptPhotos } from "../describe/LazyKeptPhotos";
import { StepCard } from "./StepCard";

type Props = {
  /** The slug of the subcategory. */
  service: string;
  files: { photos: readonly FileView[]; files: readonly FileView[] };
  /** Photos that another app handed over. */
  shared?: readonly File[] | undefined;
  /** Set for those without an account: what the photos that stay in the browser belong to. */
  keptScope: string | null;
};

/** Pictures and papers that help a BEE to name a price. */
export function PhotosSection({ service, files, shared, keptScope }: Props) {
  const t = useTranslations("tenders.form.photos");
  const takesDocuments = needsDocuments(service) || files.files.length > 0;
  if (keptScope !== null)
    return (
      <StepCard step="photos" title={t("title")} hint={t("optional")} text={t("advice")}>
        <LazyKeptPhotos scope={keptScope} label={t("photos")} arriving={shared} />
      </StepCard>
    );
  return (
    <StepCard
      step="photos"
      title={t("title")}
      hint={t("optional")}
      text={`${t("advice")} ${t(takesDocuments ? "text" : "photosOnly")}`}
    >
      <FormPhotos
        isMain
        name="photoIds"
        label={t("photos")}
        max={TENDER_LIMITS.photos}
        rootFolder="tenders"
        initial={files.photos}
        arriving={shared}
      />
      {takesDocuments && (
        <FormDocuments
          name="fileIds"
          label={t("documents")}
          max={TENDER_LIMITS.files}
          rootFolder="tenders"
          initial={files.files}
        />
      )}
    </StepCard>
  );
}
