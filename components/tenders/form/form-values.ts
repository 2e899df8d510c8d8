import type { TenderView } from "@/lib/agreements/schema/tender-view";
import { columnNames, pick } from "@/lib/shared/columns";
import { TENDER_COLUMNS } from "@/lib/tenders/constants";
import type { TenderCopy } from "@/lib/tenders/schema/content";
import type { TenderFormInput } from "@/lib/tenders/schema/form";

/** The values of the form for a new tender, before anything is typed. */
export function emptyTender(): Omit<TenderFormInput, "subcategoryId"> {
  return {
    ...TENDER_COLUMNS,
    timeSlots: [...TENDER_COLUMNS.timeSlots],
    answers: {},
    photoIds: [],
    fileIds: [],
  };
}

const COPIED = [
  ...columnNames(TENDER_COLUMNS),
  ...(["subcategoryId", "address", "answers", "photoIds", "fileIds"] as const),
];

/** The copy of a tender as the values of the form for a new one. */
export function toCopied(copy: TenderCopy): TenderFormInput {
  return pick(copy, COPIED);
}

/** A tender as a new one, where it could not be copied: its dates have passed, and its files belong to it. */
export function toTenderAgain(tender: TenderView): TenderFormInput {
  const { dateType, startDate, endDate, timeSlots } = emptyTender();
  return { ...toTenderForm(tender), dateType, startDate, endDate, timeSlots, photoIds: [], fileIds: [] };
}

/** A tender as the values of its form. */
export function toTenderForm(tender: TenderView): TenderFormInput {
  return {
    ...pick(tender, columnNames(TENDER_COLUMNS)),
    subcategoryId: tender.subcategory.id,
    address: tender.address,
    answers: Object.fromEntries(tender.answers.map(({ key, value }) => [key, value])),
    photoIds: tender.photos.map(({ publicId }) => publicId),
    fileIds: tender.files.map(({ publicId }) => publicId),
  };
}
