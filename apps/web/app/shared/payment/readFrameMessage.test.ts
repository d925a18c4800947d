import { expect, test } from "vitest";
import { readFrameMessage } from "./readFrameMessage.ts";

const readMessage = (message: object) =>
  readFrameMessage({ source: "sayara-sandbox-gateway", session: "cs_1", ...message });

test.each([
  [
    { type: "ready", height: 212 },
    { type: "sized", height: 212, isReady: true },
  ],
  [
    { type: "resized", height: 99_999 },
    { type: "sized", height: 1200, isReady: false },
  ],
  [{ type: "processing" }, { type: "cardSent" }],
  [{ type: "challenge" }, { type: "challenged" }],
  [{ type: "paid" }, { type: "paidInFrame" }],
  [{ type: "expired" }, { type: "timeUp" }],
  [
    { type: "failed", failure: "card_lost" },
    { type: "failed", failure: "card_lost" },
  ],
  [
    { type: "failed", failure: "unheard_of" },
    { type: "failed", failure: "card_declined" },
  ],
  [
    { type: "fields", invalid: { number: "card_number_invalid", other: "x", expiry: 3 } },
    { type: "fieldsRefused", invalid: { number: "card_number_invalid" } },
  ],
  [
    { type: "checked", invalid: { securityCode: "required" } },
    { type: "fieldsChecked", invalid: { securityCode: "required" } },
  ],
  [
    { type: "edited", field: "expiry" },
    { type: "fieldEdited", field: "expiry" },
  ],
  [{ type: "entered" }, { type: "entered" }],
])("reads %o as %o", (message, expected) => {
  expect(readMessage(message)).toEqual(expected);
});

test.each([
  null,
  "paid",
  { type: "paid" },
  { source: "another", type: "paid" },
  {
    source: "sayara-sandbox-gateway",
    type: "edited",
    field: "name",
  },
])("the message %o is ignored", (message) => {
  expect(readFrameMessage(message)).toBeNull();
});

test("a height that is not a number is ignored", () => {
  expect(readMessage({ type: "resized", height: "tall" })).toBeNull();
  expect(readMessage({ type: "resized", height: -4 })).toBeNull();
});
