import { readFile, rm, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { languages } from "@sayara/domain/language/Language";
import { expect, test, vi } from "vitest";
import { writePlainCounts } from "./plainCounts.ts";

const cases = { offset: undefined, one: ["#", " car"], other: ["#", " cars"] };

test("plurals below 1000 need no number format, and read as with it", async () => {
  const address = import.meta.resolve("@lingui/core");
  const changed = new URL(`plain-counts-${process.pid}.mjs`, address);
  await writeFile(changed, writePlainCounts(await readFile(fileURLToPath(address), "utf8")));
  try {
    const { setupI18n }: typeof import("@lingui/core") = await import(/* @vite-ignore */ changed.href);
    for (const locale of languages) {
      const format = vi.spyOn(Intl, "NumberFormat");
      const i18n = setupI18n({ locale, messages: { [locale]: { cars: [["count", "plural", cases]] } } });
      const counted = Array.from({ length: 1000 }, (_, count) => i18n._("cars", { count }));
      expect(format).not.toHaveBeenCalled();
      format.mockRestore();
      const shown = new Intl.NumberFormat(locale);
      expect(counted.map((text) => text.split(" ")[0])).toEqual(
        counted.map((_, count) => shown.format(count)),
      );
      expect(i18n._("cars", { count: 12_345 })).toBe(`${shown.format(12_345)} cars`);
    }
  } finally {
    await rm(changed);
  }
});

test("a library that formats in another way stops the build", () => {
  expect(() => writePlainCounts("const text = format(value);")).toThrow("Lingui");
});
