import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DateRangeField } from "../DateRangeField/DateRangeField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import dates from "../DateRangeField/DateRangeField.stories.tsx";

interface Wrong {
  error: string;
  announceError?: boolean;
}

const kinds: Record<string, (wrong: Wrong) => ReactNode> = {
  TextField: (wrong) => <TextField label="Flight" {...wrong} />,
  TextArea: (wrong) => <TextArea label="Flight" {...wrong} />,
  PasswordField: (wrong) => (
    <PasswordField
      label="Flight"
      autoComplete="new-password"
      toggleMessages={{ show: "Show", hide: "Hide" }}
      {...wrong}
    />
  ),
  SelectField: (wrong) => (
    <SelectField label="Flight" {...wrong}>
      <option>TU 723</option>
    </SelectField>
  ),
  Checkbox: (wrong) => <Checkbox {...wrong}>Flight</Checkbox>,
  RadioGroup: (wrong) => (
    <RadioGroup legend="Flight" name="flight" options={[{ value: "a", label: "TU 723" }]} {...wrong} />
  ),
  DateRangeField: (wrong) => <DateRangeField language="en" messages={dates.args.messages} {...wrong} />,
};

const error = "Choose your flight.";
/** The live regions in which the error stands. */
function regionsOf() {
  const regions: string[] = [];
  for (
    let element: Element | null = screen.getByText(error);
    element !== null;
    element = element.parentElement
  ) {
    const live = element.getAttribute("aria-live") ?? element.getAttribute("role");
    if (live !== null && ["polite", "assertive", "alert", "status"].includes(live)) regions.push(live);
  }
  return regions;
}

test.each(Object.keys(kinds))(
  "the error of a %s is announced once: where it stands, or by the focus",
  (kind) => {
    const { rerender } = render(kinds[kind]?.({ error }));
    expect(regionsOf()).toEqual(["polite"]);
    rerender(kinds[kind]?.({ error, announceError: false }));
    expect(regionsOf()).toEqual([]);
    const described = document.querySelectorAll("[aria-describedby]");
    const id = screen.getByText(error).closest("[id]")?.id ?? "none";
    expect([...described].some((one) => one.getAttribute("aria-describedby")?.split(" ").includes(id))).toBe(
      true,
    );
  },
);
