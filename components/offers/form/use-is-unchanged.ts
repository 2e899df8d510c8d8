import { useFormContext } from "react-hook-form";

/** Whether an offer that is to be changed is still as it was sent: sending it again would tell the client of nothing. */
export function useIsUnchanged(action: "send" | "change"): boolean {
  const { isDirty } = useFormContext().formState;
  return action === "change" && !isDirty;
}
