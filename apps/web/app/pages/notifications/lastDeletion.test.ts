// @vitest-environment jsdom
import { afterEach, expect, test } from "vitest";
import { dropDeletion, keepDeletion, readDeletion } from "./lastDeletion.ts";

afterEach(() => sessionStorage.clear());

const now = new Date("2026-11-20T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const deletion = { userId: "user-1", deletedAt: "2026-11-20T12:00:00.000Z", count: 3 };

test("undoing a deletion is offered to its user for ten minutes", () => {
  keepDeletion(deletion, now);
  expect(readDeletion("user-1", later(9))).toMatchObject(deletion);
  expect(readDeletion("user-2", later(9))).toBeNull();
  expect(readDeletion("user-1", later(10))).toBeNull();
});

test("an undone deletion or an unreadable stored text offers no undo", () => {
  keepDeletion(deletion, now);
  dropDeletion();
  expect(readDeletion("user-1", now)).toBeNull();
  sessionStorage.setItem("sayara.deletedNotifications", "{");
  expect(readDeletion("user-1", now)).toBeNull();
});
