import { afterEach, describe, expect, test, vi } from "vitest";
import { createTestDatabase, hasPostgres } from "@sayara/api/testing/withDatabase";
import { benchDatabase } from "./benchDatabase.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

describe.runIf(hasPostgres)("the bench database", () => {
  test("is reused for the same size, and recreated for another number of cars or bookings", async () => {
    const { url, drop } = await createTestDatabase();
    const output = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    const isCreated = async (cars: number, bookings: number) => {
      output.mockClear();
      await benchDatabase(url, { cars, bookings }, new URL(url).pathname.slice(1));
      return output.mock.calls.some(([text]) =>
        String(text).includes(`making ${cars} cars and ${bookings} bookings`),
      );
    };
    try {
      expect(await isCreated(30, 20)).toBe(true);
      expect(await isCreated(30, 20)).toBe(false);
      expect(await isCreated(30, 25)).toBe(true);
      expect(await isCreated(31, 25)).toBe(true);
      expect(await isCreated(31, 25)).toBe(false);
    } finally {
      await drop();
    }
  });
});
