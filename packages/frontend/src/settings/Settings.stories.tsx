import type { Meta, StoryObj } from "@storybook/react-vite";
import { aForm } from "@sayara/frontend/testing/data/aForm";
import { aUser } from "@sayara/frontend/testing/data/aUser";
import { profileOf } from "./ProfileValues.ts";
import { Settings } from "./Settings.tsx";
import { SettingsSkeleton } from "./SettingsSkeleton.tsx";

const noop = () => {};
const user = aUser();
const avatar = {
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
const notifications = { isEnabled: true, isSaving: false, problem: null, choose: noop };
const ownData = {
  intent: null,
  proof: "password" as const,
  sentTo: null,
  value: "",
  error: null,
  isSending: false,
  problem: null,
  open: noop,
  close: noop,
  change: noop,
  send: noop,
  sendWithPasskey: noop,
  mailCode: noop,
};
const confirmation = { isSending: false, isSent: false, send: noop };

const meta = {
  component: Settings,
  title: "Pages/Settings",
  args: {
    user,
    profile: {
      form: aForm(profileOf(user)),
      emailError: undefined,
      requiresPassword: false,
      awaitsPermission: null,
    },
    avatar,
    notifications,
    promotions: { ...notifications, isEnabled: false },
    onLanguage: noop,
    confirmation,
    ownData,
  },
} satisfies Meta<typeof Settings>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: "Shows the account" };

export const Loading: Story = {
  name: "Shows a skeleton while the account loads",
  render: () => <SettingsSkeleton />,
};

export const Unconfirmed: Story = {
  name: "Requests a confirmation of the address",
  args: { user: aUser({ verified: false }) },
};

export const Mistakes: Story = {
  name: "Reports errors beside each field",
  args: {
    profile: {
      form: aForm(
        { ...profileOf(user), fullName: "", phone: "12" },
        { errors: { fullName: "required", phone: "phone_invalid" } },
      ),
      emailError: undefined,
      requiresPassword: false,
      awaitsPermission: null,
    },
  },
};

export const Taken: Story = {
  name: "Reports an address of another account",
  args: {
    profile: {
      form: aForm(profileOf(user), {
        problem: { kind: "refused", code: "email_registered", retryAfter: null },
      }),
      emailError: "This email address is already registered.",
      requiresPassword: true,
      awaitsPermission: null,
    },
  },
};

export const NewAddress: Story = {
  name: "Requires the password with a new address",
  args: {
    profile: {
      form: aForm(
        { ...profileOf(user), email: "amel.new@example.tn", password: "a guess" },
        { errors: { password: "password_wrong" } },
      ),
      emailError: undefined,
      requiresPassword: true,
      awaitsPermission: null,
    },
  },
};

export const AwaitsPermission: Story = {
  name: "Says which email allows a new address if the account has no password",
  args: {
    profile: {
      form: aForm(profileOf(user)),
      emailError: undefined,
      requiresPassword: false,
      awaitsPermission: "amel.new@example.tn",
    },
  },
};

export const WrongFile: Story = {
  name: "Reports why a file is refused",
  args: { avatar: { ...avatar, fileError: "image_too_large?megabytes=5" } },
};

export const ChoiceFailed: Story = {
  name: "Reverts a choice that could not be saved",
  args: { notifications: { ...notifications, problem: { kind: "fault", fault: "network" } } },
};

export const Deletion: Story = {
  name: "Says what a deletion deletes and keeps",
  args: { ownData: { ...ownData, intent: { intent: "deleteAccount" } } },
};

export const Agency: Story = {
  name: "Sends staff to the operator for a deletion",
  args: { user: aUser({ type: "supplier" }) },
};
