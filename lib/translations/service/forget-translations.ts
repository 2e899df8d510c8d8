import { withPatience } from "@/lib/platform/server/database/db";
import { deleteInBatches } from "@/lib/platform/server/database/delete-in-batches";
import { dropLostSources, dropLostTranslations } from "../data";

/** Deletes the translations of texts that were edited or deleted since; how many. */
export function forgetTranslations(): Promise<number> {
  return withPatience(async (client) => {
    await deleteInBatches((limit) => dropLostSources(client, limit));
    return deleteInBatches((limit) => dropLostTranslations(client, limit));
  });
}
