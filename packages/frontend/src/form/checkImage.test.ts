import { expect, test } from "vitest";
import { checkImage } from "./checkImage.ts";

const file = (type: string, bytes: number) => new File([new Uint8Array(bytes)], "picture", { type });

test.each([
  "image/png",
  "image/jpeg",
  "image/webp",
  "image/avif",
  "image/jpg",
  "application/octet-stream",
  "",
])("%j is accepted", (type) => {
  expect(checkImage(file(type, 10))).toBeNull();
});

test.each(["image/svg+xml", "image/gif", "text/html"])("%j is rejected", (type) => {
  expect(checkImage(file(type, 10))).toBe("image_type_invalid");
});

test("no file, or an empty one, is reported as a missing image", () => {
  expect(checkImage(undefined)).toBe("image_required");
  expect(checkImage(file("image/png", 0))).toBe("image_required");
});

test("a file over 5 MB is reported as too large", () => {
  expect(checkImage(file("image/png", 5 * 1024 * 1024 + 1))).toBe("image_too_large?megabytes=5");
});
