import { expect, test } from "vitest";
import { listingAddress, readListingRequest } from "./ListingRequest.ts";

const read = (query: string) => readListingRequest(`http://site.test/locations?${query}`);

test.each([
  ["", { s: "", page: 1 }],
  ["s=+sidi+bou+&page=2", { s: "sidi bou", page: 2 }],
  ["s=sidi%00bou%0A", { s: "sidi bou", page: 1 }],
  ["page=0", { s: "", page: 1 }],
  ["page=1.5", { s: "", page: 1 }],
  ["page=99999999999", { s: "", page: 1 }],
  ["page=<script>", { s: "", page: 1 }],
])("reads %o", (query, request) => {
  expect(read(query)).toEqual(request);
});

test("truncates a text of 5,000 characters", () => {
  expect(read(`s=${"a".repeat(5000)}`).s).toHaveLength(100);
});

test("the URL of the first page without search text is the path", () => {
  expect(listingAddress("/locations", { s: "", page: 1 })).toBe("/locations");
  expect(listingAddress("/locations", { s: "sidi bou", page: 3 })).toBe("/locations?s=sidi+bou&page=3");
});
