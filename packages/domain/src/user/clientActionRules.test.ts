import * as v from "valibot";
import { expect, test } from "vitest";
import { refusalFields } from "../validation/validationFailures.ts";
import { adminActionTypes } from "./AdminActionType.ts";
import { clientAccountStatuses } from "./ClientAccountStatus.ts";
import { ClientAct } from "./ClientAct.ts";
import { clientActionLogTypes } from "./ClientActionLogType.ts";
import { clientActionRules, clientStatusAfter, isClientActionAllowed } from "./clientActionRules.ts";

test("[CL1] the status of an account determines the allowed actions and the resulting statuses", () => {
  const table = clientAccountStatuses.map((status) => [
    status,
    ...adminActionTypes
      .filter((action) => isClientActionAllowed(action, status))
      .map((action) => `${action} → ${clientStatusAfter(action, status)}`),
  ]);
  expect(table).toEqual([
    ["active", "email → active", "sms → active", "block → blocked", "note → active"],
    ["blocked", "email → blocked", "sms → blocked", "unblock → active", "note → blocked"],
    [
      "needs_follow_up",
      "email → needs_follow_up",
      "sms → needs_follow_up",
      "block → blocked",
      "note → needs_follow_up",
    ],
  ]);
});

test("[CL1] a note sets or clears the follow-up, but never lifts a block", () => {
  const after = (followUp: boolean) =>
    clientAccountStatuses.map((status) => clientStatusAfter("note", status, { followUp }));
  expect(after(true)).toEqual(["needs_follow_up", "blocked", "needs_follow_up"]);
  expect(after(false)).toEqual(["active", "blocked", "active"]);
});

test("[CL3] every action has a type in the log", () => {
  const types = adminActionTypes.map((action) => clientActionRules[action].log);
  expect(types).toEqual(["reminder", "reminder", "block", "unblock", "note"]);
  expect(types.every((type) => clientActionLogTypes.includes(type))).toBe(true);
});

test("[CL2] [CL4] an action requires its texts; a subject and an SMS are reduced to one line", () => {
  const errors = (act: object) => {
    const parsed = v.safeParse(ClientAct, { version: 0, ...act });
    return parsed.success ? {} : refusalFields(parsed.issues);
  };
  for (const action of ["block", "unblock"])
    expect(errors({ action, text: " \u202E " })).toEqual({ text: "required" });
  expect(errors({ action: "email", subject: "", text: "" })).toEqual({
    subject: "required",
    text: "required",
  });
  expect(errors({ action: "sms", text: "x".repeat(161) })).toEqual({ text: "too_long?max=160" });
  expect(errors({ action: "note", text: "", followUp: true })).toEqual({});
  expect(v.parse(ClientAct, { action: "sms", version: 0, text: " Two\nlines " })).toMatchObject({
    text: "Two lines",
  });
  const mail = { action: "email", version: 0, subject: "Hello\r\nBcc: a@b.tn", text: "Two\nlines" };
  expect(v.parse(ClientAct, mail)).toMatchObject({ subject: "Hello Bcc: a@b.tn", text: "Two\nlines" });
});
