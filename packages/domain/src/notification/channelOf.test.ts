import { expect, test } from "vitest";
import { automatedReminders } from "./AutomatedReminder.ts";
import { channelOf } from "./channelOf.ts";
import { notificationChannels } from "./NotificationChannel.ts";
import { notificationKinds } from "./NotificationKind.ts";
import { deliverableChannels } from "./deliverableChannels.ts";

test("[NO1] adds an SMS to the mail only for requests that need a response and for cancellations", () => {
  const kinds = [...notificationKinds, ...automatedReminders];
  expect(kinds.filter((kind) => channelOf(kind) !== "email")).toEqual([
    "booking_request_received",
    "booking_cancelled",
    "supplier_pending_booking",
  ]);
  for (const kind of kinds) expect(channelOf(kind)).toContain("email");
});

test("[NO2] sends a mail instead of an SMS without a phone number", () => {
  const channelsByPhone = notificationChannels.map((channel) => [
    channel,
    deliverableChannels(channel, { hasPhone: true }),
    deliverableChannels(channel, { hasPhone: false }),
  ]);
  const mail = { email: true, sms: false };
  expect(channelsByPhone).toEqual([
    ["email", mail, mail],
    ["sms", { email: false, sms: true }, mail],
    ["email+sms", { email: true, sms: true }, mail],
  ]);
});
