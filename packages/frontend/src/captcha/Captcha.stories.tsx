import type { Meta, StoryObj } from "@storybook/react-vite";
import { aCaptchaBox } from "@sayara/frontend/testing/data/aCaptchaBox";
import { Captcha } from "./Captcha.tsx";

const meta = {
  component: Captcha,
  title: "Shared/Captcha",
  args: { box: aCaptchaBox(), name: "captcha" },
} satisfies Meta<typeof Captcha>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = { name: "Waits for the tick" };

export const Working: Story = { name: "Solves its puzzle", args: { box: aCaptchaBox({ state: "working" }) } };

export const Solved: Story = { name: "Is solved", args: { box: aCaptchaBox({ state: "solved" }) } };

export const Failed: Story = {
  name: "Asks for another tick after a failure",
  args: { box: aCaptchaBox({ state: "failed" }), error: "Cochez cette case." },
};
