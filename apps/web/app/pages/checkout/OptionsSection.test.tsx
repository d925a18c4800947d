// @vitest-environment jsdom
import { aCar } from "@sayara/domain/testing/aCar";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { noOptions } from "./ChosenRental.ts";
import { OptionsSection } from "./OptionsSection.tsx";

afterEach(cleanup);

test.each([
  ["adopts an option", true, [[{ ...noOptions, theftProtection: true }]]],
  ["chooses nothing", false, []],
])("%s that was ticked before hydration: %s", async (_what, isTicked, choices) => {
  const onChange = vi.fn();
  const page = (
    <Surroundings>
      <OptionsSection car={aCar()} options={noOptions} onChange={onChange} />
    </Surroundings>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  if (isTicked) screen.getByRole<HTMLInputElement>("checkbox", { name: "Theft protection" }).checked = true;
  await act(async () => render(page, { container, hydrate: true }));
  expect(onChange.mock.calls).toEqual(choices);
});

test("states an included additional driver and asks for the name by a checkbox", () => {
  const onChange = vi.fn();
  render(
    <Surroundings>
      <OptionsSection car={{ ...aCar(), additionalDriver: 0 }} options={noOptions} onChange={onChange} />
    </Surroundings>,
  );
  screen.getByRole("checkbox", { name: "Name an additional driver" }).click();
  expect(onChange).toHaveBeenCalledWith({ ...noOptions, additionalDriver: true });
  expect(screen.queryByRole("checkbox", { name: "Additional driver" })).toBeNull();
});
