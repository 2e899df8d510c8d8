import { describe, expect, it } from "vitest";
import { finishedUploadIds, FAILED, UPLOADING } from "@/lib/files/constants";
import { uploadedIds } from "@/lib/files/schema";
import { issueKey } from "@/lib/shared/validation";

const ARRIVED = "public-id-number-1";
const ON_ITS_WAY = `${UPLOADING}01`;
const LOST = `${FAILED}${UPLOADING}02`;

describe("the uploads of a form", () => {
  it.each([
    [[ARRIVED], null],
    [[ARRIVED, ON_ITS_WAY], "fileUploading"],
    [[LOST], "fileFailed"],
    [["?"], "fileGone"],
  ])("%j are judged: %s", (ids, key) => {
    const parsed = uploadedIds(3).safeParse(ids);
    expect(parsed.success ? null : parsed.error.issues.map((issue) => issueKey(issue).key)).toEqual(
      key && [key],
    );
  });

  it.each<[unknown, string[]]>([
    [[ON_ITS_WAY, ARRIVED, LOST], [ARRIVED]],
    [[null, undefined, 7], []],
    [undefined, []],
  ])("of %j, those that have arrived are %j", (ids, arrived) => {
    expect(finishedUploadIds(ids)).toEqual(arrived);
  });
});
