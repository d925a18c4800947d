import type { Meta, StoryObj } from "@storybook/react-vite";
import { NotFoundScreen } from "./NotFoundScreen.lazy.tsx";

const meta = { component: NotFoundScreen, title: "Screens/NotFound" } satisfies Meta<typeof NotFoundScreen>;

export default meta;

export const Lost: StoryObj<typeof meta> = { name: "Links to the home page" };
