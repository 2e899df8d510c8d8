"use client";

import UploadFileRounded from "@mui/icons-material/UploadFileRounded";
import Box from "@mui/material/Box";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/actions/Button";
import { FieldFrame } from "@/components/ui/form/FieldFrame";
import { useField } from "@/components/ui/form/use-field";
import type { Folder } from "@/lib/files/constants";
import type { FileView } from "@/lib/files/schema";
import { DocumentRow } from "./DocumentRow";
import { FileDrop } from "./FileDrop";
import { ACCEPTED } from "./validate-files";
import { RefusedFiles } from "./RefusedFiles";
import { useFormUploads } from "./use-form-uploads";

type Props = {
  name: string;
  label: string;
  help?: string;
  max: number;
  rootFolder: Folder;
  /** Whether pictures are welcome, too. */
  withPhotos?: boolean;
  /** The documents the field already holds when something is edited. */
  initial?: readonly FileView[];
};

/** Documents (PDF) of a form, and pictures where they are welcome: chosen or dropped, sent at once, listed by name. */
export function FormDocuments({
  name,
  label,
  help,
  max,
  rootFolder,
  withPhotos = false,
  initial = [],
}: Props) {
  const t = useTranslations("files");
  const { id, field, error } = useField(name);
  const kind = withPhotos ? "ANY" : "DOCUMENT";
  const wish = { name, max, kind, rootFolder, initial } as const;
  const { uploads, count, refusals, add, remove, retry, isFull, isRestoring } = useFormUploads(wish);
  return (
    <FieldFrame id={id} label={label} help={help} error={error} aside={t("countDocuments", { count, max })}>
      <Box
        component="ul"
        aria-labelledby={`${id}-label`}
        sx={{ m: 0, p: 0, listStyle: "none", display: "grid", gap: 2, "&:not(:empty)": { mb: 2 } }}
      >
        {uploads.map((upload) => (
          <DocumentRow
            key={upload.id}
            upload={upload}
            isRestoring={isRestoring}
            onRemove={() => remove(upload.id)}
            onRetry={() => retry(upload.id)}
          />
        ))}
      </Box>
      {!isFull && (
        <Box sx={{ containerType: "inline-size" }}>
          <FileDrop
            accept={withPhotos ? [...ACCEPTED.DOCUMENT, ...ACCEPTED.PHOTO] : ACCEPTED.DOCUMENT}
            isDisabled={isFull}
            onFiles={add}
          >
            {(open, isOver) => (
              <Button
                id={id}
                ref={field.ref}
                variant="outlined"
                color="secondary"
                startIcon={<UploadFileRounded />}
                onClick={open}
                aria-describedby={`${id}-help`}
                sx={{ bgcolor: isOver ? "honey.tint" : undefined }}
              >
                {t(withPhotos ? "addFile" : "addDocument")}
                <Box
                  component="span"
                  sx={{
                    // In a narrow column it would break the button into two columns.
                    display: { xs: "none", "@480": "inline" },
                    ml: 1,
                    fontWeight: 450,
                    color: "surface.muted",
                    "@media (pointer: coarse)": { display: "none" },
                  }}
                >
                  {t("dropDocuments")}
                </Box>
              </Button>
            )}
          </FileDrop>
        </Box>
      )}
      <RefusedFiles refusals={refusals} kind={kind} max={max} />
    </FieldFrame>
  );
}
