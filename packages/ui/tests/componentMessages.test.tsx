import { composeStories } from "@storybook/react-vite";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import * as module from "../src/documentation/ComponentMessages.stories.tsx";

const { French, English, Spanish, Greek } = composeStories(module);

test.each([
  ["French", French, "Pages", "Afficher le mot de passe", "4.6 sur 5"],
  ["English", English, "Pages", "Show password", "4.6 out of 5"],
  ["Spanish", Spanish, "Páginas", "Mostrar la contraseña", "4.6 de 5"],
  ["Greek", Greek, "Σελίδες", "Εμφάνιση κωδικού", "4.6 στα 5"],
])("components show the %s messages passed to them", (_, Story, pages, show, rating) => {
  render(<Story />);
  expect(screen.getByRole("navigation", { name: pages })).toBeTruthy();
  expect(screen.getByRole("button", { name: show })).toBeTruthy();
  expect(screen.getByText(rating)).toBeTruthy();
});
