"use client";

import Typography from "@mui/material/Typography";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import { PROPOSED_SLOT } from "./fields";
import { useProposal } from "./use-proposal";

const subscribeToNothing = () => () => undefined;
const findSlot = () => document.getElementById(PROPOSED_SLOT);

const FIELDS = ["title", "description"] as const;

/**
 * Fills title and description of the form from the answers as long as they are empty or as they were proposed, and says
 * so where they stand. What was typed is never touched.
 */
export function ProposedTexts() {
  const t = useTranslations("answers");
  const { getValues, setValue } = useFormContext<TenderFormInput>();
  const [title, description] = useWatch<TenderFormInput, ["title", "description"]>({
    name: ["title", "description"],
  });
  // A tender that is edited or posted again has its texts.
  const isNew = !useFormState<TenderFormInput>().defaultValues?.description;
  const proposed = useRef({ title: "", description: "" });
  const { proposed: data } = useProposal();

  useEffect(() => {
    if (!data || !isNew) return;
    for (const name of FIELDS) {
      const text = data[name] ?? "";
      // What a draft brought back is proposed when the same answers propose it.
      if (getValues(name) === text) proposed.current[name] = text;
      // A field that is being typed in stays as it is.
      const isTypedIn = document.activeElement?.getAttribute("name") === name;
      if (isTypedIn || text === proposed.current[name] || getValues(name) !== proposed.current[name])
        continue;
      proposed.current[name] = text;
      // Not as typed: the section of the words is not reached by it.
      setValue(name, text);
    }
  }, [data, getValues, isNew, setValue]);

  const slot = useSyncExternalStore(subscribeToNothing, findSlot, () => null);
  const [hasTitle, hasDescription] = [
    isNew && title !== "" && title === data?.title,
    isNew && description !== "" && description === data?.description,
  ];
  const note = (
    <Typography
      variant="caption"
      role="status"
      sx={{ color: "surface.muted", "&:empty": { display: "none" } }}
    >
      {/* Few answers make a title only. */}
      {hasDescription ? t("proposed") : hasTitle && t("proposedTitle")}
    </Typography>
  );
  return slot ? createPortal(note, slot) : note;
}
