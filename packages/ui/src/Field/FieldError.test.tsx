import { render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import { Checkbox } from "../Checkbox/Checkbox.tsx";
import { DateRangeField } from "../DateRangeField/DateRangeField.tsx";
import { FileField } from "../FileField/FileField.tsx";
import { PasswordField } from "../PasswordField/PasswordField.tsx";
import { RadioGroup } from "../RadioGroup/RadioGroup.tsx";
import { SelectField } from "../SelectField/SelectField.tsx";
import { TextArea } from "../TextArea/TextArea.tsx";
import { TextField } from "../TextField/TextField.tsx";
import dates from "../DateRangeField/DateRangeField.stories.tsx";

interface ErrorProps {
  error: string;
  announceError?: boolean;
}

const fields: Record<string, (errorProps: ErrorProps) => ReactNode> = {
  TextField: (errorProps) => <TextField label="Flight" {...errorProps} />,
  TextArea: (errorProps) => <TextArea label="Flight" {...errorProps} />,
  FileField: (errorProps) => (
    <FileField label="Flight" invitation="Choose a file" describe={({ name }) => name} {...errorProps} />
  ),
  PasswordField: (errorProps) => (
    <PasswordField
      label="Flight"
      autoComplete="new-password"
      toggleMessages={{ show: "Show", hide: "Hide" }}
      {...errorProps}
    />
  ),
  SelectField: (errorProps) => (
    <SelectField label="Flight" {...errorProps}>
      <option>TU 723</option>
    </SelectField>
  ),
  Checkbox: (errorProps) => <Checkbox {...errorProps}>Flight</Checkbox>,
  RadioGroup: (errorProps) => (
    <RadioGroup legend="Flight" name="flight" options={[{ value: "a", label: "TU 723" }]} {...errorProps} />
  ),
  DateRangeField: (errorProps) => (
    <DateRangeField language="en" messages={dates.args.messages} {...errorProps} />
  ),
};

const error = "Choose your flight.";
/** Returns the modes of the live regions that contain the error. */
function findLiveRegions() {
  const regions: string[] = [];
  for (
    let element: Element | null = screen.getByText(error);
    element !== null;
    element = element.parentElement
  ) {
    const liveMode = element.getAttribute("aria-live") ?? element.getAttribute("role");
    if (liveMode !== null && ["polite", "assertive", "alert", "status"].includes(liveMode))
      regions.push(liveMode);
  }
  return regions;
}

test.each(Object.keys(fields))(
  "the error of a %s is announced once: by its live region, or when the field gets the focus",
  (name) => {
    const { rerender } = render(fields[name]?.({ error }));
    expect(findLiveRegions()).toEqual(["polite"]);
    rerender(fields[name]?.({ error, announceError: false }));
    expect(findLiveRegions()).toEqual([]);
    const describedElements = document.querySelectorAll("[aria-describedby]");
    const id = screen.getByText(error).closest("[id]")?.id ?? "none";
    expect(
      [...describedElements].some((element) =>
        element.getAttribute("aria-describedby")?.split(" ").includes(id),
      ),
    ).toBe(true);
  },
);
