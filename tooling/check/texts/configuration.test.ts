import { expect, test } from "vitest";
import { exampleProblems } from "./configuration.ts";
import { configurationTable, readVariables } from "./configurationTable.ts";

const path = "apps/api/src/server/config/Environment.ts";
const text = `
export const Environment = v.object({
  /** Port to listen on. */
  PORT: v.optional(Port, "4000"),
  /**
   * Where mails go; one of a | b, in two lines.
   * @default none: the mailbox
   */
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtp/, "must start with smtp"))),
  /** Required. */
  NAME: v.string(),
  /** The captcha. */
  CAPTCHA: v.optional(
    v.picklist(["altcha", "off"], "must be altcha or off"),
    "altcha",
  ),
  BARE: v.optional(Secret, demoSecret),
});
`;

test("reads each variable with its comment and its default", () => {
  expect(readVariables(text)).toEqual([
    { name: "PORT", description: "Port to listen on.", default: "`4000`" },
    {
      name: "SMTP_URL",
      description: "Where mails go; one of a | b, in two lines.",
      default: "none: the mailbox",
    },
    { name: "NAME", description: "Required.", default: "none" },
    { name: "CAPTCHA", description: "The captcha.", default: "`altcha`" },
    { name: "BARE", description: "", default: "none" },
  ]);
});

test("reports a variable without a comment, and writes each variable as one row", () => {
  const table = configurationTable([{ path, text }]);
  expect(table.problems).toEqual([`${path}: BARE has no description`]);
  expect(table.names).toHaveLength(5);
  expect(table.text).toContain(
    "| `SMTP_URL` | none: the mailbox | Where mails go; one of a \\| b, in two lines. |\n",
  );
});

test("reports a variable that the example neither sets nor comments out", () => {
  expect(exampleProblems(["PORT", "SECRET"], "# PORT=3000\n# no SECRET here")).toEqual([
    ".env.example does not show SECRET",
  ]);
  expect(exampleProblems(["PORT", "SECRET"], "# PORT=3000\nSECRET=")).toEqual([]);
});
