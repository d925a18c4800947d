import { afterEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase, hasPostgres } from "#api/testing/withDatabase.ts";
import { benchDatabase } from "./benchDatabase.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe.runIf(hasPostgres)("a database to bench on", () => {
  test("is used again for the same size, and made anew for other cars or other bookings", async () => {
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
