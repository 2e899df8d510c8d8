"use client";

import { useFormContext, useWatch } from "react-hook-form";
import type { FileKind } from "@/lib/files/constants";
import { validateFiles, validateMixed } from "./validate-files";
import { useUploads, type UploadIds, type UploadsWish } from "./use-uploads";

type FormWish = Omit<UploadsWish, "judge"> & {
  /** The form's field: a list of public ids, in the order in which they are shown. */
  name: string;
  kind: FileKind | "ANY";
};

function useFieldIds(name: string): UploadIds {
  const { control, getFieldState, getValues, setValue } = useFormContext();
  const ids: unknown = useWatch({ control, name });
  const read = () => (getValues(name) as string[] | null | undefined) ?? [];
  const write = (next: string[]) => {
    // What was said of the uploads is judged anew; before the first try nothing is said.
    const shouldValidate = Boolean(getFieldState(name).error);
    setValue(name, next, { shouldDirty: true, shouldTouch: true, shouldValidate });
  };
  return { ids: Array.isArray(ids) ? (ids as string[]) : [], read, write };
}

/**
 * The uploads of a form's field. The form's schema refuses the placeholder of a file on its way, so that the
 * form is not sent without it by accident; so it does with one that did not arrive.
 */
export function useFormUploads({ name, kind, ...wish }: FormWish) {
  const judge: UploadsWish["judge"] = (files, room) =>
    kind === "ANY" ? validateMixed(files, room) : validateFiles(files, kind, room);
  return useUploads(useFieldIds(name), { ...wish, judge });
}
