import { describe, expect, it } from "vitest";
import { finishedUploadIds, FAILED, UPLOADING } from "@/lib/files/constants";
import { uploadedIds } from "@/lib/files/schema";
import { issueKey } from "@/lib/shared/validation";

const UPLOADED = "public-id-number-1";
const PENDING = `${UPLOADING}01`;
const LOST = `${FAILED}${UPLOADING}02`;

describe("the uploads of a form", () => {
  it.each([
    [[UPLOADED], null],
    [[UPLOADED, PENDING], "fileUploading"],
    [[LOST], "fileFailed"],
    [["?"], "fileGone"],
  ])("%j are judged: %s", (ids, key) => {
    const parsed = uploadedIds(3).safeParse(ids);
    expect(parsed.success ? null : parsed.error.issues.map((issue) => issueKey(issue).key)).toEqual(
      key && [key],
    );
  });

  it.each<[unknown, string[]]>([
    [[PENDING, UPLOADED, LOST], [UPLOADED]],
    [[null, undefined, 7], []],
    [undefined, []],
  ])("of %j, those that have arrived are %j", (ids, uploaded) => {
    expect(finishedUploadIds(ids)).toEqual(uploaded);
  });
});
