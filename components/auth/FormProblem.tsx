"use client";

import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { Note } from "@/components/ui/feedback/Note";
import { ApiError } from "@/lib/platform/browser/api/api-error";

type Props = { error: unknown; children?: React.ReactNode };

/** The error of a submitted form, beside the button; `children` replace the API's text with a better one. */
export function FormProblem({ error, children }: Props) {
  const errorText = useErrorText();
  if (!error || (error instanceof ApiError && error.isShownAtFields)) return null;
  return (
    <Note tone="error" role="alert">
      {children ?? errorText(error)}
    </Note>
  );
}
