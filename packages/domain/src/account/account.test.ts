import * as v from "valibot";
import { expect, test } from "vitest";
import { LanguageCode } from "../language/LanguageCode.ts";
import type { UserType } from "../user/UserType.ts";
import { clientAccountStatuses } from "../user/ClientAccountStatus.ts";
import { activationExpiresAt, canSignIn, emailUndoExpiresAt } from "./activation.ts";
import { EmailChangeLink } from "./EmailChangeLink.ts";
import { sessionHours } from "./sessionHours.ts";

const sentAt = new Date("2026-12-01T10:00:00Z");

test("[AC1] an activation link expires one day after it was sent", () => {
  expect(activationExpiresAt(sentAt)).toEqual(new Date("2026-12-02T10:00:00Z"));
});

test("[AC7] the undo link of an email change expires seven days after it was sent", () => {
  expect(emailUndoExpiresAt(sentAt)).toEqual(new Date("2026-12-08T10:00:00Z"));
});

test("[AC7] the link of an email change contains the account's id and a token", () => {
  const link = { userId: "user-1", token: "t".repeat(43) };
  expect(v.parse(EmailChangeLink, link)).toEqual(link);
  for (const part of [{ userId: "user-1" }, { token: link.token }])
    expect(v.is(EmailChangeLink, part)).toBe(false);
});

test("[AC3] only a blocked account may not sign in", () => {
  expect(clientAccountStatuses.filter(canSignIn)).toEqual(["active", "needs_follow_up"]);
});

test("[AC4] accepts only a language code of exactly two letters", () => {
  expect(["fr", "de"].every((code) => v.is(LanguageCode, code))).toBe(true);
  for (const code of ["", "f", "fra", "FR", "fr-TN", "f1", null])
    expect(v.safeParse(LanguageCode, code).issues?.map(({ message }) => message)).toEqual([
      "language_invalid",
    ]);
});

test("[AC5] the session length depends on the user type and on whether the user stays signed in", () => {
  const hours = (type: UserType) =>
    [false, true].map((stayConnected) => sessionHours({ type, stayConnected }));
  expect(hours("user")).toEqual([24, 9600]);
  expect(hours("supplier")).toEqual([12, 168]);
  expect(hours("admin")).toEqual([12, 168]);
});
