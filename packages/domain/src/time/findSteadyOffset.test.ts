import { afterEach, expect, test, vi } from "vitest";
import { findSteadyOffset } from "./findSteadyOffset.ts";
import { adoptSteadyOffset, zoneOffset } from "./zoneOffset.ts";

const [from, until] = [new Date("2025-01-01T00:00Z"), new Date("2028-01-01T00:00Z")];
const HOUR = 3_600_000;

afterEach(() => adoptSteadyOffset(null));

test("[TM1] a zone is steady while its clocks do not change", () => {
  expect(findSteadyOffset("Africa/Tunis", from, until)).toEqual({
    timeZone: "Africa/Tunis",
    offset: HOUR,
    from: from.getTime(),
    until: until.getTime(),
  });
  expect(findSteadyOffset("Europe/Paris", from, until)).toBeNull();
  expect(findSteadyOffset("Europe/Paris", from, new Date("2025-03-01T00:00Z"))?.offset).toBe(HOUR);
  // Summer time from 1 May to 30 October 2005, the first in Tunisia since 1990.
  expect(findSteadyOffset("Africa/Tunis", new Date("2005-04-01"), new Date("2005-06-01"))).toBeNull();
});

test("an adopted offset holds for its zone and span only, and needs no `Intl` there", () => {
  const adopted = { timeZone: "Indian/Maldives", offset: HOUR, from: from.getTime(), until: until.getTime() };
  adoptSteadyOffset(adopted);
  const created = vi.spyOn(Intl, "DateTimeFormat");
  expect(zoneOffset(from.getTime(), "Indian/Maldives")).toBe(HOUR);
  expect(zoneOffset(until.getTime() - 1, "Indian/Maldives")).toBe(HOUR);
  expect(created).not.toHaveBeenCalled();
  created.mockRestore();
  expect(zoneOffset(until.getTime(), "Indian/Maldives")).toBe(5 * HOUR);
  expect(zoneOffset(from.getTime() - 1, "Indian/Maldives")).toBe(5 * HOUR);
  expect(zoneOffset(from.getTime(), "Asia/Karachi")).toBe(5 * HOUR);
});
