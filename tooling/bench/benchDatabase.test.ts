import { afterEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase, hasPostgres } from "@sayara/api/testing/withDatabase";
import { benchDatabase } from "./benchDatabase.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe.runIf(hasPostgres)("the bench database", () => {
  test("is reused for the same size, and recreated for another number of cars or bookings", async () => {
    const { url, drop } = await createTestDatabase();
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const isMade = async (cars: number, bookings: number) => {
      written.mockClear();
      await benchDatabase(url, { cars, bookings }, new URL(url).pathname.slice(1));
      return written.mock.calls.some(([text]) =>
        String(text).includes(`making ${cars} cars and ${bookings} bookings`),
      );
    };
    try {
      expect(await isMade(30, 20)).toBe(true);
      expect(await isMade(30, 20)).toBe(false);
      expect(await isMade(30, 25)).toBe(true);
      expect(await isMade(31, 25)).toBe(true);
      expect(await isMade(31, 25)).toBe(false);
    } finally {
      await drop();
    }
  });
});
