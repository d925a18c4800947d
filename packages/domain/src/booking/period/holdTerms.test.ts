import { expect, test } from "vitest";
import { holdTerms } from "./holdTerms.ts";

const now = new Date("2026-11-20T12:00:00Z");
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const termsOf = (hours: number, isGuest: boolean) => holdTerms({ pickup: inHours(hours), isGuest, now });

test("[BK4] an account's request holds the car until the agency responds, within 48 hours", () => {
  expect(termsOf(50, false)).toEqual({ openLinkWithin: null, responseDeadline: { withinHours: 48 } });
});

test("[BK5] a guest's request holds the car for two hours, or longer if the guest opens the mailed link", () => {
  expect(termsOf(240, true)).toEqual({ openLinkWithin: 2, responseDeadline: { withinHours: 48 } });
});

test("[BK4] the agency must respond by two hours before pick-up", () => {
  expect(termsOf(49, false)).toEqual({ openLinkWithin: null, responseDeadline: { by: inHours(47) } });
  expect(termsOf(24, true)).toEqual({ openLinkWithin: 2, responseDeadline: { by: inHours(22) } });
});

test("[BK5] with a response deadline within two hours, the guest need not open the link", () => {
  expect(termsOf(4, true)).toEqual({ openLinkWithin: null, responseDeadline: { by: inHours(2) } });
  expect(termsOf(3, true)).toEqual({ openLinkWithin: null, responseDeadline: { by: inHours(1) } });
});
