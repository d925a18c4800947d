import { expect, test } from "vitest";
import { parseSiteText } from "./parseSiteText.ts";

const defaultFrontMatter = "---\ntitle: Terms\ndescription: What holds.\ndate: 2026-11-22\n---\n";
const parse = (body: string, frontMatter = defaultFrontMatter) =>
  parseSiteText(`${frontMatter}\n${body}`, "terms/en.md");

test("reads front matter, lead, sections, lists and tables", () => {
  const text = parse(`A lead
of two lines.

## Prices {#prices}

From **the first** day on, \`sayara.user\` of {siteName}: [write](/contact).

- one
- two

| Name | Use |
| --- | --- |
| \`a\` | b |
`);
  expect(text).toEqual({
    title: "Terms",
    description: "What holds.",
    date: "2026-11-22",
    lead: [{ kind: "plain", text: "A lead of two lines." }],
    sections: [
      {
        id: "prices",
        heading: "Prices",
        blocks: [
          {
            kind: "paragraph",
            runs: [
              { kind: "plain", text: "From " },
              { kind: "strong", text: "the first" },
              { kind: "plain", text: " day on, " },
              { kind: "code", text: "sayara.user" },
              { kind: "plain", text: " of " },
              { kind: "fact", fact: "siteName" },
              { kind: "plain", text: ": " },
              { kind: "link", text: "write", to: "/contact" },
              { kind: "plain", text: "." },
            ],
          },
          { kind: "list", items: [[{ kind: "plain", text: "one" }], [{ kind: "plain", text: "two" }]] },
          {
            kind: "table",
            head: [[{ kind: "plain", text: "Name" }], [{ kind: "plain", text: "Use" }]],
            rows: [[[{ kind: "code", text: "a" }], [{ kind: "plain", text: "b" }]]],
          },
        ],
      },
    ],
  });
});

const section = "Lead.\n\n## A {#a}\n\n";

test.each([
  [`${section}<script>alert(1)</script>`, "terms/en.md:11 has markup of HTML"],
  [`${section}an <img src=x> in a line`, "has markup of HTML"],
  [`${section}[go](javascript:alert(1))`, "links to javascript:alert(1"],
  [`${section}[go](http://example.tn)`, "links to http://example.tn"],
  [`${section}[go](//example.tn)`, "links to //example.tn"],
  [`${section}{age} years`, "names {age}; known are siteName"],
  [`${section}**open`, "has ** without its counterpart"],
  [`${section}1. one`, "mixes a list or table"],
  [`${section}words\n- one`, "mixes a list or table"],
  [`${section}| a | b |\n| --- | --- |\n| c |`, "has 1 cells, the head 2"],
  [`${section}| a | b |\n| c | d |`, "needs | --- | --- |"],
  ["Lead.\n\n## No anchor", "needs the form: ## Heading {#anchor}"],
  ["Lead.\n\n### Deeper {#a}", "needs the form: ## Heading {#anchor}"],
  ["Lead.\n\n## A {#a}\n\n## B {#a}", "repeats the anchor a"],
  ["Lead.\n\nMore.", "stands before the first heading"],
  ["## A {#a}", "needs a lead"],
  ["Lead.", "has no heading"],
])("refuses %j", (body, problem) => expect(() => parse(body)).toThrow(problem));

test.each([
  ["title: T\ndescription: D", "must begin with title"],
  ["---\ntitle: T\ndescription: D\n---", "lacks date"],
  ["---\ntitle: T\ndescription: D\ndate: 2026-02-30\n---", "has no calendar date"],
  ["---\ntitle: T\ndescription: D\ndate: 22/11/2026\n---", "has no calendar date"],
  ["---\ntitle:\ndescription: D\ndate: 2026-11-22\n---", "lacks title"],
])("rejects the front matter %j", (frontMatter, problem) =>
  expect(() => parse("Lead.\n\n## A {#a}", frontMatter)).toThrow(problem),
);
