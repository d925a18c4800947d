/** Type tests: compiled by `tsc`, never run. */
import type { ComponentProps } from "react";
import { expectTypeOf } from "vitest";
import type { Button, ButtonProps } from "./Button/Button.tsx";
import type { CarIllustrationProps } from "./CarIllustration/CarIllustration.tsx";
import { DateRangeField } from "./DateRangeField/DateRangeField.tsx";
import type { IconPicture } from "./Icon/Icon.tsx";
import { FuelIcon } from "./Icon/icons.tsx";
import { RadioGroup } from "./RadioGroup/RadioGroup.tsx";

// A radio group passes one of its own values to `onChange`.
const options = [
  { value: "manual", label: "Manual" },
  { value: "automatic", label: "Automatic" },
] as const;
void (
  <RadioGroup
    legend="Gearbox"
    name="gearbox"
    options={options}
    onChange={(value) => expectTypeOf(value).toEqualTypeOf<"manual" | "automatic">()}
  />
);
// @ts-expect-error a value that is not among the options
void (<RadioGroup legend="Gearbox" name="gearbox" options={options} defaultValue="diesel" />);

// A component accepts its element's props, and a ref.
expectTypeOf<ComponentProps<typeof Button>>().toEqualTypeOf<ButtonProps>();
expectTypeOf<ButtonProps>().toHaveProperty("formAction");
expectTypeOf<ButtonProps>().toHaveProperty("ref");

// A component without texts of its own requires them.
// @ts-expect-error the messages are missing
void (<DateRangeField language="fr" />);

// Every body and colour of a car has a drawing.
expectTypeOf<"suv">().toExtend<CarIllustrationProps["body"]>();
expectTypeOf<"purple">().not.toExtend<CarIllustrationProps["color"]>();

expectTypeOf(FuelIcon).toExtend<IconPicture>();
