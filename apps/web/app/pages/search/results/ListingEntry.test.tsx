// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aListing } from "#web/testing/data/aSearchResult.ts";
import { ListingEntry } from "./ListingEntry.tsx";
import { useHoveredPlaces } from "#web/pages/search/map/useHoveredPlaces.ts";

afterEach(cleanup);

function renderEntry() {
  const listing = aListing();
  render(
    <ListingEntry listing={listing} isDeferred={false}>
      <button type="button">card</button>
    </ListingEntry>,
  );
  return { place: listing.pickupLocation.slug, entry: screen.getByRole("listitem") };
}

test("a hovered or focused card marks its place on the map", () => {
  const { place, entry } = renderEntry();
  const hoveredPlace = () => useHoveredPlaces.getState().inList;
  fireEvent.pointerEnter(entry);
  expect(hoveredPlace()).toBe(place);
  fireEvent.pointerLeave(entry);
  expect(hoveredPlace()).toBeNull();
  fireEvent.focus(screen.getByRole("button"));
  expect(hoveredPlace()).toBe(place);
  fireEvent.blur(screen.getByRole("button"));
  expect(hoveredPlace()).toBeNull();
});

test("a card is marked while a pin of its place, or of a group that includes it, is hovered", () => {
  const { place, entry } = renderEntry();
  act(() => useHoveredPlaces.setState({ onMap: ["tozeur", place] }));
  expect(entry.hasAttribute("data-active")).toBe(true);
  act(() => useHoveredPlaces.setState({ onMap: ["tozeur"] }));
  expect(entry.hasAttribute("data-active")).toBe(false);
});
