import { composeStories } from "@storybook/react-vite";
import type { ComponentType } from "react";

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>("../src/**/*.stories.tsx", {
  eager: true,
});

/** Every story as a component, with the names of its component and of the story. */
export const composedStories = Object.entries(modules).flatMap(([path, module]) =>
  Object.entries(composeStories(module) as Record<string, ComponentType>).map(
    ([name, Story]) => [`${path.split("/").at(-2)} ${name}`, Story] as const,
  ),
);
