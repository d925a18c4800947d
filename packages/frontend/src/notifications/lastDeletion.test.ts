// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { removeDeletion, storeDeletion, readDeletion } from "./lastDeletion.ts";

afterEach(() => sessionStorage.clear());

const now = new Date("2026-11-20T12:00:00Z");
const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const deletion = { userId: "user-1", deletedAt: "2026-11-20T12:00:00.000Z", count: 3 };

test("undoing a deletion is offered to its user for ten minutes", () => {
  storeDeletion(deletion, now);
  expect(readDeletion("user-1", minutesLater(9))).toMatchObject(deletion);
  expect(readDeletion("user-2", minutesLater(9))).toBeNull();
  expect(readDeletion("user-1", minutesLater(10))).toBeNull();
});

test("an undone deletion or an unreadable stored text offers no undo", () => {
  storeDeletion(deletion, now);
  removeDeletion();
  expect(readDeletion("user-1", now)).toBeNull();
  sessionStorage.setItem("sayara.deletedNotifications", "{");
  expect(readDeletion("user-1", now)).toBeNull();
});
