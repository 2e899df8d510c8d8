import { useState } from "react";
import { useErrorText } from "@/components/ui/feedback/use-error-text";
import { toApiError } from "@/lib/platform/browser/api/api-error";

type Form = { setError: (name: "root.server", error: { message: string }) => void };

/**
 * Saves what was opened as one version. When another admin was faster, the form says so (`isBehind`), what is typed stays,
 * and the next press decides. Throws what `save` throws.
 */
export function useSaveVersion(form: Form, current: number) {
  const [opened] = useState(current);
  const [isBehind, setIsBehind] = useState(false);
  const errorText = useErrorText();
  const saveVersion = async (save: (version: number) => Promise<unknown>) => {
    try {
      await save(isBehind ? current : opened);
    } catch (thrown) {
      const error = toApiError(thrown);
      if (error.code === "stale_version") {
        setIsBehind(true);
        form.setError("root.server", { message: errorText(error) });
        error.isShownAtFields = true;
      }
      throw error;
    }
  };
  return { isBehind, saveVersion };
}
