// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { ShareAction } from "./ShareAction.tsx";

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, "share");
});

function open() {
  const user = userEvent.setup();
  render(
    <RoutedProviders at="/booking?b=booking-1&t=a-secret-token">
      <ShareAction booking={aBooking()} agencyPhone="+21671000111" />
    </RoutedProviders>,
  );
  return { user, button: screen.getByRole("button") };
}

const share = vi.fn<(content: { title: string; text: string }) => Promise<void>>();
const stubShareDialog = () => Object.defineProperty(navigator, "share", { value: share, configurable: true });

test("shares reference, car, places, times and agency through the device's dialog, without any URL", async () => {
  share.mockResolvedValue();
  stubShareDialog();
  const { user, button } = open();
  await user.click(button);
  const [content] = share.mock.calls[0] ?? [];
  expect(Object.keys(content ?? {})).toEqual(["title", "text"]);
  const { car, pickupLocation, supplier } = aBooking();
  for (const fact of ["SY-7K3Q9D", car.name, pickupLocation.name, supplier.name, "1 Dec 2026, 10:00"])
    expect(content?.text).toContain(fact);
  for (const secret of ["http", "/booking", "a-secret-token", "amel@example.tn", "Amel"])
    expect(content?.text).not.toContain(secret);
});

test("closing the dialog copies nothing", async () => {
  share.mockRejectedValue(new DOMException("closed", "AbortError"));
  stubShareDialog();
  const { user, button } = open();
  const copy = vi.spyOn(navigator.clipboard, "writeText");
  await user.click(button);
  expect(copy).not.toHaveBeenCalled();
  expect(button.textContent).toBe("Share");
});

test("without a share dialog the text is copied, and the button says so", async () => {
  const { user, button } = open();
  await user.click(button);
  expect(await navigator.clipboard.readText()).toContain("SY-7K3Q9D");
  expect(button.textContent).toBe("Copied: paste it into a message");
  expect(button.getAttribute("aria-describedby")).toBe("booking-share");
});

test("without clipboard access the text is shown for copying by hand", async () => {
  const { user, button } = open();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("no", "NotAllowedError"));
  await user.click(button);
  expect((await screen.findByLabelText("Text to share")).textContent).toContain("SY-7K3Q9D");
});
