// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Language } from "@sayara/domain/language/Language";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { Bell } from "@sayara/frontend/unread/Bell";

afterEach(cleanup);

function bell(unread: number | null, language: Language = "en") {
  cleanup();
  render(
    <RoutedProviders language={language}>
      <Bell unread={unread} />
    </RoutedProviders>,
  );
  return screen.getByRole("link");
}

test("the accessible name contains the number of unread notifications, in each language's plural form", () => {
  const nameOf = (unread: number | null, language?: Language) =>
    bell(unread, language).getAttribute("aria-label");
  expect(nameOf(1)).toBe("Notifications, 1 unread");
  expect(nameOf(1, "fr")).toBe("Notifications, 1 non lue");
  expect(nameOf(2, "fr")).toBe("Notifications, 2 non lues");
  expect(nameOf(2, "es")).toBe("Notificaciones, 2 sin leer");
});

test("no number is shown if all are read, or before the number is known", () => {
  for (const unread of [0, null]) {
    const link = bell(unread);
    expect(link.getAttribute("aria-label")).toBe("Notifications");
    expect(link.textContent).toBe("");
  }
});

test("at most 99 is shown, and the accessible name contains the displayed text", () => {
  const link = bell(128);
  expect(link.textContent).toBe("99+");
  expect(link.getAttribute("aria-label")).toBe("Notifications, 99+ unread");
  expect(link.getAttribute("href")).toBe("/notifications");
});
