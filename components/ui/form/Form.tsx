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
  sx?: BoxProps["sx"];
};

/**
 * A form that never loses what was typed: the server's problems go to their fields, everything else that
 * fails is shown once by the query client.
 */
export function Form<I extends FieldValues, O>({ form, onSubmit, children, sx }: Props<I, O>) {
  const submit = form.handleSubmit(async (values) => {
    try {
      await onSubmit(values);
    } catch (failure) {
      showServerProblems(form, toApiError(failure));
    }
  });
  const aliveRef = useReplaySubmit();
  const problem = form.formState.errors.root?.server?.message;
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        ref={aliveRef}
        // Sent before the page has come alive, a form must not put a password into the address.
        method="post"
        noValidate
        onSubmit={(event: React.SubmitEvent<HTMLFormElement>) => {
          // Dialogs are rendered inside of other forms' trees: their submit must not send those, too.
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
