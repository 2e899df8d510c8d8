import { expect, it, vi } from "vitest";
import { destroyUpload } from "@/lib/files/queries";
import { api } from "@/lib/platform/browser/api/api";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { setToastHost, type ToastHost } from "@/lib/platform/browser/reporting/toasts";

it("says so when what was removed could not be destroyed", async () => {
  const failure = new ApiError(503, { code: "unavailable" });
  vi.spyOn(api, "post").mockRejectedValue(failure);
  const error = vi.fn<ToastHost["error"]>();
  setToastHost({ error } as unknown as ToastHost);

  await destroyUpload("public-id");

  expect(error).toHaveBeenCalledExactlyOnceWith(failure);
});
