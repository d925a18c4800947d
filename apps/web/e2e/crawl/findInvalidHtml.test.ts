import { expect, test } from "vitest";
import { findInvalidHtml } from "./findInvalidHtml.ts";

const inBody = (body: string) =>
  `<!DOCTYPE html><html lang="fr"><head><meta charSet="utf-8"/><title>Voitures</title></head><body>${body}</body></html>`;

test("accepts a document as React renders it", async () => {
  expect(
    await findInvalidHtml(inBody('<main id="S:0"><!--$--><p>1<!-- --> jour</p><!--/$--></main>')),
  ).toEqual([]);
});

test.each([
  ["a block in a paragraph", "<p><div>1</div></p>", "close-order"],
  ["a list with other children", "<ul><div>1</div></ul>", "element-permitted-content"],
  ["an id twice", '<p id="a">1</p><p id="a">2</p>', "no-dup-id"],
  ["a label for no control", '<label for="a">1</label><p id="a">1</p>', "valid-for"],
  [
    "a value that an attribute does not have",
    '<input type="number" inputmode="digits"/>',
    "attribute-allowed-values",
  ],
])("finds %s", async (_, body, rule) => {
  expect(await findInvalidHtml(inBody(body))).toEqual([expect.stringContaining(`${rule}: `)]);
});

test("finds a document without a doctype", async () => {
  expect(await findInvalidHtml(inBody("<p>1</p>").replace("<!DOCTYPE html>", ""))).toEqual([
    expect.stringContaining("missing-doctype: "),
  ]);
});
