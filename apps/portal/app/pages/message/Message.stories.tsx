import { aForm } from "@sayara/frontend/testing/data/aForm";
import type { Meta, StoryObj } from "@storybook/react-vite";
import type { MessageDone } from "./Message.action.ts";
import { Message } from "./Message.tsx";
import { messageValuesOf, type MessageValues } from "./MessageValues.ts";
import { someDraft, someSending } from "./someMessage.ts";

const noop = () => {};

const meta = {
  component: Message,
  title: "Portal/Message",
  args: {
    ...someDraft,
    form: aForm<MessageValues, MessageDone>(messageValuesOf(someDraft.message)),
    version: 3,
    isEdited: false,
    isActing: false,
    onAct: noop,
    onShowLatest: noop,
    onKeepTyped: noop,
  },
} satisfies Meta<typeof Message>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = { name: "Shows a draft, with each language as it would arrive" };

export const Edited: Story = { name: "Is saved before it is sent", args: { isEdited: true } };

export const New: Story = {
  name: "Starts a message",
  args: {
    ...someDraft,
    message: null,
    preview: null,
    version: undefined,
    form: aForm<MessageValues, MessageDone>(messageValuesOf(null)),
  },
};

export const Sending: Story = { name: "Says how far it is, and stops it", args: someSending };
