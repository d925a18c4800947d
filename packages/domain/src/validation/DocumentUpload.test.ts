import * as v from "valibot";
import { expect, test } from "vitest";
import { DocumentUpload } from "./DocumentUpload.ts";
import { documentMediaTypes } from "./DocumentMediaType.ts";

const problems = (file: unknown) => v.safeParse(DocumentUpload, file).issues?.map(({ message }) => message);

test("[DC4] accepts PDF, JPEG, PNG and WebP files of up to 10 MB, and refuses a HEIC photo with its own message", () => {
  for (const type of documentMediaTypes) expect(problems({ type, size: 10 * 1024 * 1024 })).toBeUndefined();
  expect(problems({ type: "", size: 1 })).toBeUndefined();
  expect(problems({ type: "image/heic", size: 1 })).toEqual(["file_heic"]);
  expect(problems({ type: "image/svg+xml", size: 1 })).toEqual(["file_type_invalid"]);
  expect(problems({ type: "application/pdf", size: 0 })).toEqual(["file_required"]);
  expect(problems({ type: "application/pdf", size: 10 * 1024 * 1024 + 1 })).toEqual([
    "file_too_large?megabytes=10",
  ]);
  expect(problems(undefined)).toEqual(["file_required"]);
});
