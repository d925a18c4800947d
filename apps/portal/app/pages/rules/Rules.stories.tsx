import type { Meta, StoryObj } from "@storybook/react-vite";
import { Rules } from "./Rules.tsx";
import { someRules } from "./someRules.ts";

const { rules } = someRules;
const noop = () => {};
const shown = { rules, version: rules.version, fills: 0 };
const edits = {
  parts: {
    identity: shown,
    hours: shown,
    terms: shown,
    fees: shown,
    covers: shown,
    deposits: shown,
    places: shown,
  },
  advance: noop,
  showLatest: noop,
  keepTyped: noop,
};
const logoUpload = {
  frame: null,
  work: null,
  upload: null,
  problem: null,
  fileError: null,
  choose: noop,
  close: noop,
  save: noop,
  remove: noop,
};
const empty = {
  ...rules,
  identity: { ...rules.identity, bio: null, address: null, position: null },
  hours: { openingHours: [], closedDates: [] },
  fees: { oneWay: [], airport: null, outsideHours: null, youngDriver: null, delivery: [], collection: [] },
  deposits: [],
  places: [],
  contracts: {},
};
const shownEmpty = { ...shown, rules: empty };

const meta = {
  component: Rules,
  title: "Portal/Rules",
  args: {
    ...someRules,
    edits,
    logoUpload,
    apiUrl: "http://localhost:4000",
    mayEditRules: true,
    mayEditProfile: true,
  },
} satisfies Meta<typeof Rules>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = { name: "Saves each section by itself" };

export const Fresh: Story = {
  name: "Shows a new agency what is not set yet",
  args: {
    rules: empty,
    edits: {
      ...edits,
      parts: {
        identity: shownEmpty,
        hours: shownEmpty,
        terms: shownEmpty,
        fees: shownEmpty,
        covers: shownEmpty,
        deposits: shownEmpty,
        places: shownEmpty,
      },
    },
  },
};

export const ReadOnly: Story = {
  name: "Shows the rules to those who only read",
  args: { mayEditRules: false, mayEditProfile: false },
};

export const WrongFile: Story = {
  name: "Refuses a logo of another kind beside its button",
  args: { logoUpload: { ...logoUpload, fileError: "image_type_invalid" } },
};
