"use client";

import Box, { type BoxProps } from "@mui/material/Box";
import { FormProvider, type FieldValues, type UseFormReturn } from "react-hook-form";
import { toApiError } from "@/lib/platform/browser/api/api-error";
import { Note } from "../feedback/Note";
import { useReplaySubmit } from "./use-replay-submit";
import { showServerProblems } from "./use-zod-form";

type Props<I extends FieldValues, O> = {
  form: UseFormReturn<I, unknown, O>;
  onSubmit: (values: O) => Promise<unknown> | void;
  children: React.ReactNode;
  /** For a button that stands outside of the form. */
  id?: string;
  sx?: BoxProps["sx"];
};

/**
 * A form that keeps its input when submitting fails: validation issues of the server are shown at their fields, every
 * other error once by the query client.
 */
export function Form<I extends FieldValues, O>({ form, onSubmit, children, id, sx }: Props<I, O>) {
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (error) {
      showServerProblems(form, toApiError(error));
    }
  });
  const formRef = useReplaySubmit();
  const problem = form.formState.errors.root?.server?.message;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        id={id}
        ref={formRef}
        // A native submit before hydration must not put a password into the URL.
        method="post"
        noValidate
        onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
          // React events bubble through portals: the submit of a form in a dialog must not submit the form around it.
          event.stopPropagation();
          void submit(event);
        }}
        sx={[{ display: "grid", gap: 5 }, ...(Array.isArray(sx) ? sx : [sx])]}
      >
        {children}
        {problem && (
          <Note tone="error" role="alert">
            {problem}
          </Note>
        )}
      </Box>
    </FormProvider>
  );
}
