import * as v from "valibot";
import { expect, test } from "vitest";
import { CalendarAddress } from "./CalendarAddress.ts";

const parse = (address: string) => v.safeParse(CalendarAddress, address);

test.each([
  ["https://calendars.example/a.ics?key=1", "https://calendars.example/a.ics?key=1"],
  ["webcal://calendars.example/a.ics", "https://calendars.example/a.ics"],
  [" https://calendars.example ", "https://calendars.example"],
])("[CF4] parses the address %j as %j", (address, read) => {
  expect(parse(address).output).toBe(read);
});

test.each([
  "",
  "http://calendars.example/a.ics",
  "ftp://calendars.example/a.ics",
  "https://trusted.example@calendars.example/a.ics",
  "https://user:password@calendars.example/a.ics",
  "https:///a.ics",
  "https://trusted.example\\@calendars.example/",
  "calendars.example/a.ics",
  "javascript:alert(1)",
])("[CF4] refuses the address %j", (address) => {
  expect(parse(address).success).toBe(false);
});
