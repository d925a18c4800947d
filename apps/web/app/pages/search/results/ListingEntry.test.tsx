// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { aListing } from "#web/testing/data/aSearchResult.ts";
import { ListingEntry } from "./ListingEntry.tsx";
import { usePointedPlaces } from "#web/pages/search/map/usePointedPlaces.ts";

afterEach(cleanup);

function show() {
  const listing = aListing();
  render(
    <ListingEntry listing={listing} isLater={false}>
      <button type="button">card</button>
    </ListingEntry>,
  );
  return { place: listing.pickupLocation.slug, entry: screen.getByRole("listitem") };
}

test("a hovered or focused card marks its place on the map", () => {
  const { place, entry } = show();
  const pointed = () => usePointedPlaces.getState().inList;
  fireEvent.pointerEnter(entry);
  expect(pointed()).toBe(place);
  fireEvent.pointerLeave(entry);
  expect(pointed()).toBeNull();
  fireEvent.focus(screen.getByRole("button"));
  expect(pointed()).toBe(place);
  fireEvent.blur(screen.getByRole("button"));
  expect(pointed()).toBeNull();
});

test("a card is marked while a pin of its place, or of a group that includes it, is hovered", () => {
  const { place, entry } = show();
  act(() => usePointedPlaces.setState({ onMap: ["tozeur", place] }));
  expect(entry.hasAttribute("data-active")).toBe(true);
  act(() => usePointedPlaces.setState({ onMap: ["tozeur"] }));
  expect(entry.hasAttribute("data-active")).toBe(false);
});
