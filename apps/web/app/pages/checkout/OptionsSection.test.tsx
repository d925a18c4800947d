// @vitest-environment jsdom
import { aCar } from "@sayara/domain/testing/aCar";
import { act, cleanup, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { noOptions } from "./ChosenRental.ts";
import { OptionsSection } from "./OptionsSection.tsx";

afterEach(cleanup);

const withTheft = { ...noOptions, theftProtection: true };

test.each([
  ["adopts a tick", noOptions, true, [[withTheft]]],
  ["adopts a removed tick", withTheft, false, [[noOptions]]],
  ["changes nothing without one", noOptions, false, []],
])("%s of before hydration", async (_what, options, isTicked, choices) => {
  const onChange = vi.fn();
  const page = (
    <Surroundings>
      <OptionsSection car={aCar()} options={options} onChange={onChange} />
    </Surroundings>
  );
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(page);
  screen.getByRole<HTMLInputElement>("checkbox", { name: "Theft protection" }).checked = isTicked;
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
