// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { linkHolder } from "@sayara/domain/booking/actions/viewerOf";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import { ReviewSection } from "./ReviewSection.tsx";

afterEach(cleanup);

const driver = { actor: "driver", isOwn: true } as const;
const booking = aBooking({ status: "paid" });
const pickup = new Date(booking.from);

function linkOf(props: Partial<Parameters<typeof ReviewSection>[0]>) {
  cleanup();
  render(
    <RoutedProviders>
      <ReviewSection booking={booking} viewer={driver} now={pickup} {...props} />
    </RoutedProviders>,
  );
  const link = screen.queryByRole("link");
  return link && [link.textContent, link.getAttribute("href")];
}

test("[RV6] the driver gets a link to the review form from pick-up on, and later to the submitted review", () => {
  const address = `/review?b=${booking.id}`;
  expect(linkOf({ now: new Date(pickup.getTime() - 1) })).toBeNull();
  expect(linkOf({})).toEqual(["Review the agency", address]);
  expect(linkOf({ booking: { ...booking, reviewed: true } })).toEqual(["See my review", address]);
});

test("[RV4] no other viewer sees the link to the review form", () => {
  for (const viewer of [
    linkHolder,
    { actor: "supplier", isOwn: true },
    { ...driver, isOwn: false },
  ] as const) {
    expect(linkOf({ viewer })).toBeNull();
    expect(linkOf({ viewer, booking: { ...booking, reviewed: true } })).toBeNull();
  }
});
