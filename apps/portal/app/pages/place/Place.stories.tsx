import { aForm } from "@sayara/frontend/testing/data/aForm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { PlaceDone } from "./Place.action.ts";
import { Place } from "./Place.tsx";
import { placeValuesOf, type PlaceValues } from "./PlaceValues.ts";
import { somePlace } from "./somePlace.ts";

const noop = () => {};
const { place } = somePlace;
const form = aForm<PlaceValues, PlaceDone>(placeValuesOf(place));

const meta = {
  component: Place,
  title: "Portal/Place",
  args: {
    ...somePlace,
    form,
    edited: {
      shown: place,
      version: place.version,
      isLatestLoaded: false,
      showLatest: noop,
      keepTyped: noop,
    },
    isDeleting: false,
    onDelete: noop,
    upload: {
      frame: null,
      work: null,
      upload: null,
      problem: null,
      fileError: null,
      choose: noop,
      close: noop,
      save: noop,
      remove: noop,
    },
    apiUrl: "http://localhost:4000",
  },
} satisfies Meta<typeof Place>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Used: Story = { name: "Names what refers to a place instead of deleting it" };
export const Unused: Story = {
  name: "Offers to delete a place that nothing refers to",
  args: { place: { ...place, uses: [], edits: [] } },
};
export const New: Story = {
  name: "A new place has a form only",
  args: { place: null, form: aForm<PlaceValues, PlaceDone>(placeValuesOf(null)) },
};
export const Refused: Story = {
  name: "Shows refused fields beside what was typed",
  args: { form: { ...form, errors: { slug: "slug_taken", parent: "place_own_ancestor" }, isRefused: true } },
};
export const Late: Story = {
  name: "Says that somebody else was faster, and keeps what was typed",
  args: { form: { ...form, problem: { kind: "refused", code: "stale_version", retryAfter: null } } },
};
