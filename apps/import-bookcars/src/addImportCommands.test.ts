import { randomBytes } from "node:crypto";
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createProgram } from "@sayara/api/operate/createProgram";
import { createTestDatabase, usualEngines } from "@sayara/api/testing/withDatabase";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { addImportCommands } from "./addImportCommands.ts";

const fixtures = join(import.meta.dirname, "fixtures");
const folder = mkdtempSync(join(tmpdir(), "sayara-bookcars-"));
afterAll(() => rmSync(folder, { recursive: true }));

describe.each(usualEngines)("on %s", (engine) => {
  let env: Record<string, string> = { DATA_DIR: join(folder, engine) };
  let drop = () => Promise.resolve();
  beforeAll(async () => {
    if (engine === "pglite") return;
    const created = await createTestDatabase();
    drop = created.drop;
    env = { ...env, DATABASE_URL: created.url };
  });
  afterAll(() => drop());

  /** Runs a command. Returns its output, or the message of its failure. */
  async function run(argv: readonly string[]): Promise<{ printed: string[]; failure?: string }> {
    const printed: string[] = [];
    const operator = {
      env,
      clock: () => new Date("2026-11-20T12:00:00Z"),
      randomBytes,
      print: (line: string) => void printed.push(line),
      note: () => {},
      readLine: () => Promise.resolve(undefined),
    };
    const program = createProgram(operator);
    addImportCommands(program, operator);
    try {
      await program.parseAsync(argv, { from: "user" });
      return { printed };
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return { printed, failure: error.message };
    }
  }

  test("reports a BookCars export with dropped records first and one line per reason", async () => {
    const files = readdirSync(fixtures).map((name) => join(fixtures, name));
    writeFileSync(join(folder, "Token.json"), "[]");
    const argv = ["import", "bookcars", ...files, join(folder, "Token.json"), "--dry-run"];
    const { printed, failure } = await run(argv);
    expect(failure).toBeUndefined();
    expect(printed).toContain(
      `${join(fixtures, "User.jsonl")}, line 8, 65a100000000000000000030: record is not carried: create administrators with \`admin create\``,
    );
    const losses = printed.findIndex((line) => line.startsWith("What carried records lose or change"));
    expect(printed[0]).toBe("Records that are not carried: 12");
    expect(printed.slice(1, losses)).toHaveLength(12);
    expect(printed.slice(1, losses).every((line) => /: \w+ .*not carried/.test(line))).toBe(true);
    expect(printed[losses + 1]).toBe(
      "Car.json, 5 records: image is the name of a file, which the export lacks: import it with `catalogue import` (the first: line 2, 65a100000000000000000240)",
    );
    expect(printed.slice(-9)).toEqual([
      "places: 2 new, 0 changed, 0 unchanged",
      "agencies: 2 new, 0 changed, 0 unchanged",
      "cars: 3 new, 0 changed, 0 unchanged",
      "cars' prices: 1 new, 0 changed, 0 unchanged",
      "accounts: 5 new, 0 changed, 0 unchanged",
      "bookings: 7 new, 0 changed, 0 unchanged",
      `${join(folder, "Token.json")}: this collection is not carried`,
      "4 passwords are not carried.",
      "Nothing was changed: this was a dry run.",
    ]);
    writeFileSync(join(folder, "Car.json"), "{]");
    expect((await run(["import", "bookcars", join(folder, "Car.json")])).failure).toBe(
      `${join(folder, "Car.json")}, line 1: the object is not valid JSON\nNothing was imported.`,
    );
  });
});
