import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { NextIntlClientProvider } from "next-intl";
import { afterEach, beforeEach, expect, it } from "vitest";
import { WorkPhotos } from "@/components/users/photos/WorkPhotos";
import { accountAxios } from "@/lib/platform/browser/api/api-clients";
import { makeQueryClient } from "@/lib/platform/browser/api/query-client";
import type { WorkPhotoView } from "@/lib/users/photo/schema";
import { ownProfileQuery } from "@/lib/users/profile/queries";
import type { OwnProfile } from "@/lib/users/profile/schema";
import common from "@/messages/en/common.json";
import errors from "@/messages/en/errors.json";
import files from "@/messages/en/files.json";
import profiles from "@/messages/en/profiles.json";
import sortable from "@/messages/en/sortable.json";
import validation from "@/messages/en/validation.json";

const USER_ID = "0195f0a0-0000-7000-8000-000000000001";
const photoMessages = profiles.photos;

const photoOf = (number: number): WorkPhotoView => ({
  photoId: `photo-${number}`,
  publicId: `public-id-number-${number}`,
  url: `/api/files/${number}`,
  thumbnailURL: `/api/files/${number}?size=thumbnail`,
  name: `${number}.png`,
  size: 1,
  mimeType: "image/webp",
});

type Answer = { status: number; data: unknown };
let requests: string[] = [];
let answerOf: (path: string) => Answer;

beforeEach(() => {
  requests = [];
  accountAxios.defaults.adapter = (config) => {
    const path = `${config.method?.toUpperCase()} ${config.url?.replace(USER_ID, "me")}`;
    requests.push(path);
    const answer = { statusText: "", headers: {}, config, ...answerOf(path) };
    if (answer.status < 400) return Promise.resolve(answer);
    return Promise.reject(Object.assign(new Error("x"), { isAxiosError: true, config, response: answer }));
  };
});
afterEach(cleanup);

function Shown() {
  const { data } = useQuery({ ...ownProfileQuery(USER_ID), staleTime: Infinity });
  return data ? <WorkPhotos profile={data} /> : null;
}

function show(photos: WorkPhotoView[]) {
  const cache = makeQueryClient();
  const profile = { id: USER_ID, name: "Tomáš", photos } as unknown as OwnProfile;
  cache.setQueryData(ownProfileQuery(USER_ID).queryKey, profile);
  const messages = { common, errors, files, profiles, sortable, validation };
  const { container } = render(
    <QueryClientProvider client={cache}>
      <NextIntlClientProvider locale="en" messages={messages} timeZone="UTC">
        <Shown />
      </NextIntlClientProvider>
    </QueryClientProvider>,
  );
  return container.querySelector<HTMLInputElement>("input[type=file]")!;
}

const aFile = (name: string) => new File([new Uint8Array(10)], name, { type: "image/png" });
const choose = (input: HTMLElement, names: string[]) =>
  fireEvent.change(input, { target: { files: names.map(aFile) } });

it("puts each photo on the profile as soon as it has arrived", async () => {
  let arrived = 0;
  answerOf = (path) =>
    path.includes("upload")
      ? { status: 200, data: photoOf(++arrived) }
      : { status: 201, data: photoOf(requests.filter((each) => each.endsWith("/photo")).length) };
  choose(show([]), ["a.png", "b.png"]);
  expect(await screen.findByRole("button", { name: "Open photo 2 of 2" })).toBeDefined();
  expect(requests.filter((path) => path === "POST /users/me/photo")).toHaveLength(2);
});

it("does not send a photo again that has arrived and could not be shown", async () => {
  let isAway = true;
  answerOf = (path) => {
    if (path.includes("upload")) return { status: 200, data: photoOf(1) };
    return isAway
      ? { status: 503, data: { code: "unavailable", message: "Away." } }
      : { status: 201, data: photoOf(1) };
  };
  choose(show([]), ["a.png"]);
  const again = await screen.findByRole("button", { name: "Try again: a.png" });
  isAway = false;
  fireEvent.click(again);
  expect(await screen.findByRole("button", { name: "Open photo 1 of 1" })).toBeDefined();
  expect(requests).toEqual(["POST /files/upload/single", "POST /users/me/photo", "POST /users/me/photo"]);
});

it("destroys an upload that was given up after it could not be shown", async () => {
  answerOf = (path) => {
    if (path.includes("upload")) return { status: 200, data: photoOf(1) };
    return {
      status: path.includes("destroy") ? 204 : 409,
      data: { code: "work_photos_full", message: "Full." },
    };
  };
  choose(show([]), ["a.png"]);
  expect(await screen.findByText(/Full\./)).toBeDefined();
  fireEvent.click(screen.getByRole("button", { name: "Remove a.png" }));
  await waitFor(() => expect(requests).toContain("POST /files/destroy"));
  expect(screen.queryByText(/Full\./)).toBeNull();
});

it("asks before a photo goes", async () => {
  answerOf = () => ({ status: 204, data: null });
  show([photoOf(1), photoOf(2)]);
  fireEvent.click(await screen.findByRole("button", { name: "Remove photo 1" }));
  expect(requests).toEqual([]);
  fireEvent.click(await screen.findByRole("button", { name: photoMessages.removeConfirm }));
  // The dialog takes a while to fade, and hides what is behind it from screen readers until then.
  await screen.findByRole("button", { name: "Open photo 1 of 1", hidden: true });
  expect(requests).toEqual(["DELETE /users/me/photo/photo-1"]);
});

it("opens photos in full size and offers no handle for a single one", async () => {
  answerOf = () => ({ status: 204, data: null });
  show([photoOf(1)]);
  expect(screen.queryByRole("button", { name: /^Move photo/ })).toBeNull();
  fireEvent.click(await screen.findByRole("button", { name: "Open photo 1 of 1" }));
  expect(await screen.findByRole("img", { name: /Work by Tomáš/ })).toBeDefined();
});
