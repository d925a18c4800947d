import { expect, test } from "vitest";
import { notificationStream } from "../contract/notifications/notifications.ts";
import { Fault } from "./Fault.ts";
import { readEvent } from "./readEvent.ts";

test("an event of a stream is validated, and told without what its schema does not name", () => {
  expect(readEvent(notificationStream, "unread", `{"unread":3,"surplus":1}`)).toEqual({ unread: 3 });
});

test.each([`{"unread":-1}`, `{"unread":"3"}`, `{}`, "3", "", "<html>"])(
  "%s is no count of unread notifications, but a contract fault that repeats nothing of it",
  (data) => {
    const read = () => readEvent(notificationStream, "unread", data);
    expect(read).toThrow(Fault);
    expect(read).toThrow("notificationStream: contract fault: unexpected event: unread");
  },
);
