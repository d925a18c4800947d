// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aBooking } from "#web/testing/data/aBooking.ts";
import { aPlace } from "#web/testing/data/aPlace.ts";
import { RoutedProviders } from "#web/testing/RoutedProviders.tsx";
import type { Positions } from "#web/pages/booking/Booking.load.ts";
import { MeetingSection } from "./MeetingSection.tsx";

afterEach(cleanup);

const { position } = aPlace();
const otherPosition = { latitude: 33.8, longitude: 10.7 };

function open(positions: Positions, { isStored = false, booking = aBooking() } = {}) {
  render(
    <RoutedProviders>
      <MeetingSection {...{ booking, positions, isStored }} />
    </RoutedProviders>,
  );
}

test("shows one set of directions if pick-up and drop-off are at the same place, without a key or referrer", () => {
  open({ pickup: position, dropOff: position });
  const [link, ...more] = screen.getAllByRole("link");
  expect(more).toEqual([]);
  expect(link?.getAttribute("href")).toBe(
    `https://www.openstreetmap.org/directions?to=${position.latitude}%2C${position.longitude}`,
  );
  expect(link?.getAttribute("rel")).toBe("noreferrer");
  expect(screen.getByRole("listitem").textContent).toContain("Pick-up and drop-off");
  expect(screen.getByRole("button", { name: "Show the map" })).toBeTruthy();
});

test("a different drop-off place has its own directions", () => {
  const dropOffLocation = { id: "djerba", slug: "djerba", name: "Djerba" };
  open({ pickup: position, dropOff: otherPosition }, { booking: aBooking({ dropOffLocation }) });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pick-up · /),
    expect.stringMatching(/^Drop-off · Djerba/),
  ]);
});

test("without a connection the directions stay but the map does not", () => {
  open({ pickup: position, dropOff: position }, { isStored: true });
  expect(screen.getAllByRole("link")).toHaveLength(1);
  expect(screen.queryByRole("button")).toBeNull();
});

test("shows nothing if no place is known", () => {
  open({ pickup: undefined, dropOff: undefined });
  expect(screen.queryByRole("region")).toBeNull();
});
