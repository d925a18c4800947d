import { expect, test } from "vitest";
import { formatPhone } from "./formatPhone.ts";

test.each([
  ["+21620123410", "+216\u00a020\u00a0123\u00a0410"],
  ["+33612345678", "+33612345678"],
  ["71 000 111", "71 000 111"],
])("formats the phone number %s as %s", (phone, formatted) => {
  expect(formatPhone(phone)).toBe(formatted);
});
