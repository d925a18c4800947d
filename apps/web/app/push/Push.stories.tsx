import type { Meta, StoryObj } from "@storybook/react-vite";
import { Stack } from "@sayara/ui/Stack/Stack";
import { PushOfferCard } from "./PushOfferCard.tsx";
import { PushSettingsSection } from "./PushSettingsSection.tsx";
import type { PushDeviceControl } from "./usePushDevice.ts";

const noop = () => {};

/** The offer on the booking page, and below it the section of the settings. */
function OfferAndSettings(device: PushDeviceControl) {
  return (
    <Stack>
      <PushOfferCard {...device} onDecline={noop} />
      <PushSettingsSection {...device} />
    </Stack>
  );
}

const meta = {
  component: OfferAndSettings,
  title: "Pages/Booking/Push",
  args: { state: "off", isChanging: false, hasFailed: false, turnOn: noop, turnOff: noop },
} satisfies Meta<typeof OfferAndSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: "Offers notifications" };

export const On: Story = {
  name: "Is on, and turned off by one press",
  args: { state: "on" },
  // Only the settings section: the booking's card has the same title.
  render: (args) => <PushSettingsSection {...args} />,
};

export const Failed: Story = { name: "The browser could not be registered", args: { hasFailed: true } };

export const Blocked: Story = { name: "The browser blocks notifications", args: { state: "blocked" } };

export const NeedsInstall: Story = {
  name: "iOS without the installed site",
  args: { state: "needsInstall" },
};

export const Unsupported: Story = { name: "A browser without notifications", args: { state: "unsupported" } };

export const Unreached: Story = { name: "The server did not answer", args: { state: "unreached" } };

export const Loading: Story = { name: "Being read", args: { state: "loading" } };
