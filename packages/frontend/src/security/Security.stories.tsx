import type { Meta, StoryObj } from "@storybook/react-vite";
import { Security } from "./Security.tsx";
import { someRecoveryCodes, someSecret, someSecurity } from "./someSecurity.ts";

const meta = {
  component: Security,
  title: "Pages/Security",
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
  args: { factor: { method: "app", isRequired: false, recoveryCodes: 9 } },
};

export const RecoveryCodes: Story = {
  name: "Shows new recovery codes once",
  args: { recoveryCodes: someRecoveryCodes },
};

export const NoCodeLeft: Story = {
  name: "Asks for new recovery codes once none is left",
  args: { factor: { method: "app", isRequired: false, recoveryCodes: 0 } },
};

export const NewApp: Story = {
  name: "Shows the secret of a new app as code, link and text",
  args: { change: { method: "app", secret: someSecret } },
};

export const TurningOff: Story = {
  name: "Asks for password and code before an app is turned off",
  args: { factor: { method: "app", isRequired: false }, change: { method: "none" } },
};

export const NoPasskey: Story = {
  name: "Offers a first passkey, and a password to an account without one",
  args: { passkeys: [], hasPassword: false },
};

export const AddingPasskey: Story = {
  name: "Asks for a name and the password before a passkey is made",
  args: { passkeyChange: { ...someSecurity.passkeyChange, intent: { intent: "addPasskey" } } },
};

export const RemovingPasskey: Story = {
  name: "Asks for a mailed code before a passkey is removed from an account without a password",
  args: {
    hasPassword: false,
    passkeyChange: {
      ...someSecurity.passkeyChange,
      intent: { intent: "removePasskey", id: "p1", name: "Pixel 9" },
      proof: "code",
      sentTo: "amel@example.tn",
    },
  },
};
