import { emptySearch } from "@sayara/domain/search/SearchState";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { aPlace } from "@sayara/frontend/testing/data/aPlace";
import { rentalDates } from "#web/testing/data/aSearchResult.ts";
import { SearchForm } from "./SearchForm.tsx";

const meta = {
  component: SearchForm,
  title: "Shared/SearchForm",
  args: {
    search: emptySearch,
    places: [aPlace(), aPlace({ id: "place-2", slug: "djerba", name: "Djerba", kind: "city", code: null })],
    dates: rentalDates,
    today: "2026-11-20",
  },
} satisfies Meta<typeof SearchForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = { name: "Shows one place and the default dates" };

export const Elsewhere: Story = {
  name: "Shows the drop-off place where it differs",
  args: { search: { ...emptySearch, place: "tunis-carthage", dropOff: "djerba" } },
};

export const Refused: Story = {
  name: "Shows why the dates are refused",
  args: { error: "A rental can last 6 months at most." },
};

export const Unclear: Story = {
  name: "Suggests places for an unclear text",
  args: {
    unclear: {
      place: {
        typed: "tun",
        hasSeveralMatches: true,
        offered: [
          { slug: "tunis-carthage", name: "Tunis-Carthage Airport" },
          { slug: "tunis", name: "Tunis" },
        ],
      },
      dropOff: null,
    },
  },
};
