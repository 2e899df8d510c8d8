"use client";

import { lazyComponent } from "@/lib/platform/browser/loading/lazy";
import { lazyMessages } from "@/lib/platform/browser/loading/lazy-messages";
import type { SavedTextsProps } from "./SavedTexts";

/** The dialog of saved texts, which comes with its words once it is asked for. */
export const LazySavedTexts = lazyComponent<SavedTextsProps & { isOpen: boolean }>(
  () => import("./SavedTexts").then((file) => file.SavedTexts),
  { messages: lazyMessages(["saved-texts", "validation"]), mountWhen: ({ isOpen }) => isOpen },
);
