import * as v from "valibot";
import { expect, test } from "vitest";
import { bookingActions } from "./BookingAction.ts";
import { SixDigitCode } from "@sayara/domain/validation/SixDigitCode";
import { bookingCodeExpiresAt, bookingPermissionEndsAt, needsMailboxProof } from "./mailboxProof.ts";
import { linkHolder, viewerOf } from "./viewerOf.ts";

const now = new Date("2026-11-20T12:00:00Z");

test("[RO4] a signed link shows a booking; its other actions need proof of the mailbox", () => {
  const needed = bookingActions.filter((action) => needsMailboxProof(linkHolder, action));
  expect(needed).toEqual([
    "payOnline",
    "addCancellation",
    "edit",
    "requestCancellation",
    "requestExtension",
    "requestDates",
    "withdrawChange",
    "setArrival",
    "reportProblem",
    "writeMessage",
    "reportMessages",
    "withdraw",
    "move",
    "declineMove",
    "revokeLinks",
  ]);
});

test("[RO4] a session needs no further proof", () => {
  const driver = viewerOf({ id: "u1", type: "user", supplierId: null }, { driverId: "u1", supplierId: "s1" });
  expect(bookingActions.filter((action) => needsMailboxProof(driver, action))).toEqual([]);
});

test("[RO4] a mailed code has six digits and lasts 15 minutes; the permission that it gives lasts an hour", () => {
  expect(
    ["012345", "12345", "1234567", "12345a", " 12345", ""].map((code) => v.is(SixDigitCode, code)),
  ).toEqual([true, false, false, false, false, false]);
  expect(bookingCodeExpiresAt(now)).toEqual(new Date("2026-11-20T12:15:00Z"));
  expect(bookingPermissionEndsAt(now)).toEqual(new Date("2026-11-20T13:00:00Z"));
});
