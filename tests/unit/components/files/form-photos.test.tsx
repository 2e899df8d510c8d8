import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { CanceledError, type InternalAxiosRequestConfig } from "axios";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { FormPhotos } from "@/components/files/FormPhotos";
import { MAX_SOURCE_BYTES } from "@/components/files/validate-files";
import { Form } from "@/components/ui/form/Form";
import { SubmitButton } from "@/components/ui/form/SubmitButton";
import { useZodForm } from "@/components/ui/form/use-zod-form";
import { uploadedIds, type FileView } from "@/lib/files/schema";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import { setToastHost, type ToastHost } from "@/lib/platform/browser/reporting/toasts";
import common from "@/messages/en/common.json";
import files from "@/messages/en/files.json";
import validation from "@/messages/en/validation.json";

const schema = z.object({ photoIds: uploadedIds(3) });
type Submit = (values: z.infer<typeof schema>) => void;
/** A pending upload; the test decides its progress and its end. */
type PendingUpload = {
  config: InternalAxiosRequestConfig;
  arrive: () => void;
  fail: () => void;
  refuse: (status: number, answer: { code: string; message: string }) => void;
};
let uploads: PendingUpload[] = [];
let destroyed: string[] = [];
let isAway = false;
let snackbars: unknown[] = [];
let refusedLists = 0;

const viewOf = (publicId: string): FileView => ({
  publicId,
  url: `/api/files/${publicId}?signature=x`,
  thumbnailURL: `/api/files/${publicId}?signature=x&size=thumbnail`,
  name: "wall.png",
  size: 1000,
  mimeType: "image/webp",
});

const axiosError = (facts: object) => Object.assign(new Error("x"), { isAxiosError: true, ...facts });

beforeEach(() => {
  snackbars = [];
  setToastHost({ error: (failure) => void snackbars.push(failure) } as ToastHost);
  uploads = [];
  destroyed = [];
  isAway = false;
  accountAxios.defaults.adapter = (config) => {
    const answer = (status: number, data: unknown) => ({ status, data, statusText: "", headers: {}, config });
    if (config.url === "/files/destroy") {
      destroyed.push((JSON.parse(String(config.data)) as { publicId: string }).publicId);
      return Promise.resolve(answer(204, null));
    }
    if (config.url === "/files")
      return isAway && ++refusedLists
        ? Promise.reject(axiosError({ config }))
        : Promise.resolve(answer(200, { items: [viewOf("from-an-old-draft")] }));
    const publicId = `public-id-number-${uploads.length}`;
    return new Promise((resolve, reject) => {
      config.signal?.addEventListener?.("abort", () => reject(new CanceledError()));
      const arrive = () => resolve(answer(200, viewOf(publicId)));
      uploads.push({
        config,
        arrive,
        fail: () => reject(axiosError({ config })),
        refuse: (status, data) => reject(axiosError({ config, response: answer(status, data) })),
      });
    });
  };
});
afterEach(cleanup);

function TestForm({ onSubmit, photoIds }: { onSubmit: Submit; photoIds: string[] }) {
  const form = useZodForm(schema, { photoIds });
  return (
    <Form form={form} onSubmit={onSubmit}>
      <FormPhotos name="photoIds" label="Photos" max={3} rootFolder="tenders" />
      <SubmitButton>Send</SubmitButton>
    </Form>
  );
}

function show(onSubmit: Submit = () => undefined, photoIds: string[] = []) {
  const { container } = render(
    <QueryClientProvider client={makeQueryClient()}>
      <NextIntlClientProvider locale="en" messages={{ common, files, validation }} timeZone="UTC">
        <TestForm onSubmit={onSubmit} photoIds={photoIds} />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return container.querySelector<HTMLInputElement>("input[type=file]")!;
}

const aFile = (name = "wall.png", size = 10, type = "image/png") =>
  new File([new Uint8Array(size)], name, { type });
const choose = (input: HTMLElement, chosen: File[]) => fireEvent.change(input, { target: { files: chosen } });
const send = () => fireEvent.click(screen.getByRole("button", { name: "Send" }));

describe("photos of a form", () => {
  it("shows how far a photo is, and sends its public id once it has arrived", async () => {
    const onSubmit = vi.fn<Submit>();
    choose(show(onSubmit), [aFile()]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.config.onUploadProgress?.({ progress: 0.64, loaded: 64, bytes: 64, lengthComputable: true });
    expect(await screen.findByText("64%")).toBeDefined();

    uploads[0]?.arrive();
    await screen.findByRole("button", { name: "Remove wall.png" });
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ photoIds: ["public-id-number-0"] }));
  });

  it("does not let the form go before everything has arrived", async () => {
    const onSubmit = vi.fn<Submit>();
    choose(show(onSubmit), [aFile()]);
    send();
    expect(await screen.findByText(validation.fileUploading)).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("refuses a photo that is too large by name and size, before a byte leaves", async () => {
    choose(show(), [
      aFile("shower-plan.png", MAX_SOURCE_BYTES + 1_468_006),
      aFile("notes.txt", 5, "text/plain"),
    ]);
    expect(await screen.findByText("shower-plan.png is 51.4 MB.")).toBeDefined();
    expect(screen.getByText("notes.txt does not work here.")).toBeDefined();
    expect(uploads).toHaveLength(0);
  });

  it("takes no more than fit, and says which one was left out", async () => {
    choose(
      show(),
      [1, 2, 3, 4].map((index) => aFile(`${index}.png`)),
    );
    expect(await screen.findByText("4.png was left out.")).toBeDefined();
    expect(screen.queryByText(files.addPhoto)).toBeNull();
  });

  it("sends two at once, and the next as soon as one has arrived or was taken back", async () => {
    choose(
      show(),
      [1, 2, 3].map((index) => aFile(`${index}.png`)),
    );
    await waitFor(() => expect(uploads).toHaveLength(2));
    fireEvent.click(await screen.findByRole("button", { name: "Cancel the upload of 1.png" }));
    await waitFor(() => expect(uploads).toHaveLength(3));
  });

  it("cancels an upload", async () => {
    choose(show(), [aFile()]);
    fireEvent.click(await screen.findByRole("button", { name: "Cancel the upload of wall.png" }));
    await waitFor(() => expect(uploads[0]?.config.signal?.aborted).toBe(true));
    expect(screen.queryByRole("listitem", { name: /wall/ })).toBeNull();
  });

  it("keeps a failed one and tries again", async () => {
    choose(show(), [aFile()]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.fail();
    fireEvent.click(await screen.findByRole("button", { name: "Try again: wall.png" }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.arrive();
    expect(await screen.findByRole("button", { name: "Remove wall.png" })).toBeDefined();
  });

  it("says why one was refused, and lets the form go without it once it is removed", async () => {
    const onSubmit = vi.fn<Submit>();
    choose(show(onSubmit), [aFile("bild.jpg", 10, "image/jpeg")]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.refuse(415, { code: "unsupported_file_type", message: "This kind of file does not work." });

    const reason = await screen.findByText(/This kind of file does not work\./);
    expect(reason.textContent).toContain("bild.jpg");
    expect(snackbars).toMatchObject([{ code: "unsupported_file_type" }]);
    expect(screen.queryByRole("button", { name: /Try again/ })).toBeNull();
    expect(screen.getByText(/^0 of 3/)).toBeDefined();
    send();
    expect(await screen.findByText(validation.fileFailed)).toBeDefined();
    expect(onSubmit).not.toHaveBeenCalled();

    fireEvent.click(screen.getByRole("button", { name: "Remove bild.jpg" }));
    await waitFor(() => expect(screen.queryByText(validation.fileFailed)).toBeNull());
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ photoIds: [] }));
  });

  it("corrects what it said of an upload as soon as that ends", async () => {
    choose(show(), [aFile()]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    send();
    await screen.findByText(validation.fileUploading);
    uploads[0]?.fail();
    await screen.findByText(validation.fileFailed);
    fireEvent.click(screen.getByRole("button", { name: "Try again: wall.png" }));
    await waitFor(() => expect(uploads).toHaveLength(2));
    uploads[1]?.arrive();
    await waitFor(() => expect(screen.queryByText(validation.fileUploading)).toBeNull());
    expect(screen.queryByText(validation.fileFailed)).toBeNull();
  });

  it("destroys what is taken back right after it arrived", async () => {
    choose(show(), [aFile()]);
    await waitFor(() => expect(uploads).toHaveLength(1));
    uploads[0]?.arrive();
    fireEvent.click(await screen.findByRole("button", { name: "Remove wall.png" }));
    await waitFor(() => expect(destroyed).toEqual(["public-id-number-0"]));
  });

  it("brings back the photos of a draft", async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit, ["from-an-old-draft"]);
    expect((await screen.findByRole<HTMLImageElement>("img", { name: "wall.png" })).src).toContain(
      "from-an-old-draft",
    );
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ photoIds: ["from-an-old-draft"] }));
  });

  it("says which photo of a draft has been swept away meanwhile, and keeps the rest", async () => {
    const onSubmit = vi.fn<Submit>();
    show(onSubmit, ["swept-away-long-ago", "from-an-old-draft"]);
    expect(await screen.findByText(validation.fileGone)).toBeDefined();
    expect(screen.getByRole("img", { name: "wall.png" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: files.removeShort }));
    await waitFor(() => expect(screen.queryByText(validation.fileGone)).toBeNull());
    send();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ photoIds: ["from-an-old-draft"] }));
  });

  it("takes no photo of a draft for gone while that cannot be asked", async () => {
    isAway = true;
    show(undefined, ["from-an-old-draft"]);
    await screen.findByRole("button", { name: /^Remove/ });
    // Retried three times, with backoff.
    await waitFor(() => expect(refusedLists).toBe(3), { timeout: 10_000 });
    expect(screen.queryByText(validation.fileGone)).toBeNull();
  });

  it("takes a picture that is pasted anywhere", async () => {
    show();
    fireEvent.paste(document, { clipboardData: { files: [aFile("image.png")] } });
    await waitFor(() => expect(uploads).toHaveLength(1));
  });
});
