import { expect, test } from "vitest";
import { notificationStream } from "../contract/notifications/notifications.ts";
import { Fault } from "./Fault.ts";
import { readEvent } from "./readEvent.ts";

test("validates an event of a stream and removes fields outside its schema", () => {
  expect(readEvent(notificationStream, "unread", `{"unread":3,"surplus":1}`)).toEqual({ unread: 3 });
});

test.each([`{"unread":-1}`, `{"unread":"3"}`, `{}`, "3", "", "<html>"])(
  "%s as an unread count is a contract fault whose detail does not contain it",
  (data) => {
    const read = () => readEvent(notificationStream, "unread", data);
    expect(read).toThrow(Fault);
    expect(read).toThrow("notificationStream: contract fault: unexpected event: unread");
  },
);
