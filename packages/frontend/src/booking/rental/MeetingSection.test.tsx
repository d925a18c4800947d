// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aBooking } from "@sayara/frontend/testing/data/aBooking";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { RoutedProviders } from "@sayara/frontend/testing/RoutedProviders";
import type { Positions } from "../loadBooking.ts";
import { type MeetingMap, MeetingSection } from "./MeetingSection.tsx";

afterEach(cleanup);

const { position } = aPlace();
const otherPosition = { latitude: 33.8, longitude: 10.7 };

function open(positions: Positions, { Map = null as MeetingMap | null, booking = aBooking() } = {}) {
  render(
    <RoutedProviders>
      <MeetingSection {...{ booking, positions, Map }} />
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
});

test("[AR6] the agency's instructions for finding it are shown at the pick-up place", () => {
  const { pickupLocation } = aBooking();
  const meetingPlaces = [{ location: pickupLocation, position, instructions: "In car park P2" }];
  open({ pickup: position, dropOff: position }, { booking: aBooking({ meetingPlaces }) });
  expect(screen.getByRole("listitem").textContent).toContain("In car park P2");
});

test("a different drop-off place has its own directions", () => {
  const dropOffLocation = { id: "djerba", slug: "djerba", name: "Djerba" };
  open({ pickup: position, dropOff: otherPosition }, { booking: aBooking({ dropOffLocation }) });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pick-up · /),
    expect.stringMatching(/^Drop-off · Djerba/),
  ]);
});

test("the map shows only the places with a known position", () => {
  const dropOffLocation = { id: "djerba", slug: "djerba", name: "Djerba" };
  const Map: MeetingMap = ({ places }) => <p>Map: {places.map(({ label }) => label).join(", ")}</p>;
  open({ pickup: undefined, dropOff: otherPosition }, { booking: aBooking({ dropOffLocation }), Map });
  expect(screen.getByText("Map: Djerba")).toBeTruthy();
});

test("[FE11] a delivered car shows the delivery address instead of the pick-up place", () => {
  const booking = aBooking({ deliveryAddress: "12, rue de Marseille" });
  open({ pickup: position, dropOff: position }, { booking });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Pick-up · delivered to: 12, rue de Marseille",
    expect.stringMatching(/^Drop-off · /),
  ]);
});

test("[FE15] a collected car shows the collection address instead of the drop-off place, even if both places are the same", () => {
  const booking = aBooking({ collectionAddress: "3, avenue de Carthage" });
  open({ pickup: position, dropOff: position }, { booking });
  expect(screen.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Pick-up · /),
    "Drop-off · collected at: 3, avenue de Carthage",
  ]);
});

test("shows nothing if no place is known", () => {
  open({ pickup: undefined, dropOff: undefined });
  expect(screen.queryByRole("region")).toBeNull();
});
