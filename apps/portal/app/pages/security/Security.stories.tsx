import type { Meta, StoryObj } from "@storybook/react-vite";
import { Security } from "./Security.tsx";
import { someSecret, someSecurity } from "./someSecurity.ts";

const meta = {
  component: Security,
  title: "Portal/Security",
  args: someSecurity,
} satisfies Meta<typeof Security>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Off: Story = { name: "Offers a second step to a person whose password suffices" };

export const Required: Story = {
  name: "Shows an administrator that codes by email are required",
  args: { factor: { method: "mail", isRequired: true } },
};

export const App: Story = {
  name: "Shows that an authenticator app is used",
  args: { factor: { method: "app", isRequired: false } },
};

export const NewApp: Story = {
  name: "Shows the secret of a new app as code, link and text",
  args: { change: { method: "app", secret: someSecret } },
};

export const TurningOff: Story = {
  name: "Asks for the password before the second step is turned off",
  args: { factor: { method: "app", isRequired: false }, change: { method: "none" } },
};
