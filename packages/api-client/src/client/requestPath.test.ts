import fc from "fast-check";
import { expect, test } from "vitest";
import { requestPath } from "./requestPath.ts";

test("each segment is URL-encoded", () => {
  expect(
    requestPath("/api/check-token/{appType}/{email}", { appType: "frontend", email: "a/b+c@é.tn" }),
  ).toBe("/api/check-token/frontend/a%2Fb%2Bc%40%C3%A9.tn");
});

test.each([undefined, "", ".", ".."])("an empty or dot segment (%s) throws an error that names it", (id) => {
  expect(() => requestPath("/api/user/{id}", { id })).toThrow('"id"');
});

test("absent query values are omitted", () => {
  expect(requestPath("/api/suppliers/{page}", { page: 1 }, { s: "a b", t: undefined })).toBe(
    "/api/suppliers/1?s=a+b",
  );
});

test("no segment value can add a segment or a query to the path", () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), (value) => {
      fc.pre(value !== "." && value !== "..");
      const { pathname, search } = new URL(`http://host${requestPath("/api/x/{value}/end", { value })}`);
      expect(search).toBe("");
      expect(pathname.split("/")).toHaveLength(5);
    }),
  );
});
