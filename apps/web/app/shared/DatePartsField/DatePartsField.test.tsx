// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { Surroundings } from "#web/testing/Surroundings.tsx";
import { DatePartsField } from "./DatePartsField.tsx";

afterEach(cleanup);

function Field({ error }: { error?: string }) {
  const [value, setValue] = useState("");
  return (
    <>
      <DatePartsField
        id="birthDate"
        legend="Date of birth"
        error={error}
        value={value}
        onChange={setValue}
        onLeave={() => {}}
      />
      <output>{value}</output>
    </>
  );
}

test("joins the typed parts and ignores other characters than digits", async () => {
  render(
    <Surroundings>
      <Field />
    </Surroundings>,
  );
  await userEvent.type(await screen.findByRole("textbox", { name: "Day" }), "5x");
  await userEvent.type(screen.getByRole("textbox", { name: "Month" }), "3");
  await userEvent.type(screen.getByRole("textbox", { name: "Year" }), "19901");
  expect(screen.getByRole("status").textContent).toBe("1990-3-5");
});

test("fills all boxes from a pasted date", async () => {
  render(
    <Surroundings>
      <Field />
    </Surroundings>,
  );
  await userEvent.click(await screen.findByRole("textbox", { name: "Month" }));
  await userEvent.paste("05/03/1990");
  expect(screen.getByRole("textbox", { name: "Year" })).toHaveProperty("value", "1990");
  expect(screen.getByRole("textbox", { name: "Day" })).toHaveProperty("value", "05");
});

test("describes the group and each box by the error", async () => {
  render(
    <Surroundings>
      <Field error="This date is not valid." />
    </Surroundings>,
  );
  const group = await screen.findByRole("group", { name: "Date of birth" });
  expect(screen.getByRole("group", { description: "This date is not valid." })).toBe(group);
  for (const box of screen.getAllByRole("textbox")) expect(box.getAttribute("aria-invalid")).toBe("true");
});

test("a box typed into before hydration counts when the next one changes before a render", async () => {
  const joined: string[] = [];
  render(
    <Surroundings>
      <DatePartsField
        id="birthDate"
        legend="Date of birth"
        value=""
        onChange={(value) => joined.push(value)}
        onLeave={() => {}}
      />
    </Surroundings>,
  );
  const day = (await screen.findByRole("textbox", { name: "Day" })) as HTMLInputElement;
  day.value = "14";
  fireEvent.change(screen.getByRole("textbox", { name: "Month" }), { target: { value: "3" } });
  expect(joined).toEqual(["-3-14"]);
});
