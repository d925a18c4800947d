import { aForm } from "@sayara/frontend/testing/data/aForm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MarketplaceDone } from "./Marketplace.action.ts";
import { Marketplace } from "./Marketplace.tsx";
import { emptySetting, type SettingValues } from "./SettingValues.ts";
import { someSettings } from "./someSettings.ts";

const meta = {
  component: Marketplace,
  title: "Portal/Marketplace",
  args: {
    ...someSettings,
    form: aForm<SettingValues, MarketplaceDone>(emptySetting),
    isWithdrawing: false,
    onWithdraw: () => {},
  },
} satisfies Meta<typeof Marketplace>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows what is valid, what is planned and who changed it" };

export const Unchanged: Story = { name: "Says that nothing was changed yet", args: { history: [] } };
