import { composeStories } from "@storybook/react-vite";
import type { ComponentLanguage } from "@sayara/domain/language/ComponentLanguage";
import type { ComponentType } from "react";
import { inLanguage } from "./inLanguage.tsx";

const modules = import.meta.glob<Parameters<typeof composeStories>[0]>("../src/**/*.stories.tsx", {
  eager: true,
});

/** Every story as a component, with the names of its component and the story. */
export const composedStories = storiesIn("en");

/** Returns {@link composedStories} in a language, as if chosen in the toolbar. */
export function storiesIn(language: ComponentLanguage): (readonly [name: string, Story: ComponentType])[] {
  const annotations = { decorators: [inLanguage], initialGlobals: { language } };
  return Object.entries(modules).flatMap(([path, module]) =>
    Object.entries(composeStories(module, annotations) as Record<string, ComponentType>).map(
      ([name, Story]) => [`${path.split("/").at(-2)} ${name}`, Story] as const,
    ),
  );
}
