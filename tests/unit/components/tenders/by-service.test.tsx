import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { FormProvider, useForm, useWatch } from "react-hook-form";
import { afterEach, expect, it, vi } from "vitest";
import { QuestionsCard } from "@/components/questions/QuestionsCard";
import { useRhythm } from "@/components/questions/use-rhythm";
import { emptyTender } from "@/components/tenders/form/form-values";
import { PhotosSection } from "@/components/tenders/form/PhotosSection";
import { WhenSection } from "@/components/tenders/form/WhenSection";
import { WhereSection } from "@/components/tenders/form/WhereSection";
import { subcategoryIdOf } from "@/lib/categories/service";
import type { SubcategorySlug } from "@/lib/categories/schema";
import { ApiError } from "@/lib/platform/browser/api/api-error";
import { publicAxios } from "@/lib/platform/browser/api/api-clients";
import { readQuestions } from "@/lib/questions/service";
import type { TenderFormInput } from "@/lib/tenders/schema/form";
import tenders from "@/messages/en/tenders.json";
import { showScreen } from "@/tests/support/screen";

vi.mock("next/navigation", () => ({ useSearchParams: () => new URLSearchParams() }));
afterEach(cleanup);

const { where, when, photos } = tenders.form;
const NO_FILES = { photos: [], files: [] };

type Props = { service: SubcategorySlug; began?: Partial<TenderFormInput> };

/** What the form on a desk asks of a service. */
function OnDesk({ service, began = {} }: Props) {
  const subcategoryId = subcategoryIdOf(service);
  const form = useForm<TenderFormInput>({
    defaultValues: { ...emptyTender(), subcategoryId, address: null, ...began } as TenderFormInput,
  });
  return (
    <FormProvider {...form}>
      <Rhythm />
      <QuestionsCard subcategoryId={subcategoryId} />
      <WhereSection service={service} />
      <PhotosSection service={service} files={NO_FILES} keptScope={null} />
      <WhenSection />
    </FormProvider>
  );
}

function Rhythm() {
  useRhythm();
  return <output>{useWatch({ name: "repeats" }) as string}</output>;
}

async function show(service: SubcategorySlug, began: Partial<TenderFormInput> = {}): Promise<void> {
  const about = { lang: "en", subcategoryId: subcategoryIdOf(service) } as const;
  publicAxios.defaults.adapter = (config) => {
    if (config.url !== `/questions/${about.subcategoryId}`)
      return Promise.reject(new ApiError(404, { code: "not_found" }));
    return Promise.resolve({ data: readQuestions(about), status: 200, statusText: "", headers: {}, config });
  };
  showScreen(<OnDesk service={service} began={began} />);
  await screen.findAllByText(readQuestions(about).questions[0]!.label);
}

const repeats = () => document.querySelector("output")?.textContent;
const howOften = () => screen.queryByRole("group", { name: when.repeats });
const rhythm = () => screen.getByRole("group", { name: /^How often\?/ });

it("asks how often once: the answer to the question of the service says how the tender repeats", async () => {
  await show("home-cleaning");
  expect(howOften()).toBeNull();

  fireEvent.click(within(rhythm()).getByRole("button", { name: "Every two weeks" }));
  await waitFor(() => expect(repeats()).toBe("BIWEEKLY"));
  expect(howOften()).toBeNull();

  // Taken back, it repeats no more.
  fireEvent.click(within(rhythm()).getByRole("button", { name: "Every two weeks" }));
  await waitFor(() => expect(repeats()).toBe("NONE"));
});

it("asks how often with the days where the service does not, or where it was chosen there", async () => {
  await show("window-cleaning");
  expect(howOften()).not.toBeNull();
  cleanup();

  await show("home-cleaning", { repeats: "WEEKLY" });
  expect(howOften()).not.toBeNull();
});

it("offers to work online, and takes documents, only where the service allows for it", async () => {
  await show("home-cleaning");
  expect(screen.queryByRole("switch", { name: where.remote })).toBeNull();
  expect(screen.queryByText(photos.documents)).toBeNull();
  cleanup();

  await show("bathroom");
  expect(screen.queryByRole("switch", { name: where.remote })).toBeNull();
  expect(screen.getByText(photos.documents)).toBeTruthy();
  cleanup();

  await show("translation");
  expect(screen.getByRole("switch", { name: where.remote })).toBeTruthy();
  expect(screen.getByText(photos.documents)).toBeTruthy();
});

it("marks what is optional only among questions that must be answered", async () => {
  await show("home-cleaning");
  expect(
    within(screen.getByRole("region", { name: "Questions about the job" })).queryByText("(optional)"),
  ).toBeNull();
  expect(screen.getByText(/Leave out what does not matter to you\.$/)).toBeTruthy();
  cleanup();

  await show("office-cleaning");
  expect(
    within(screen.getByRole("region", { name: "Questions about the job" })).getAllByText("(optional)"),
  ).not.toHaveLength(0);
  expect(screen.queryByText(/Leave out what does not matter to you/)).toBeNull();
});
