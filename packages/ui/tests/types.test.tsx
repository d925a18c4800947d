import { expectTypeOf, test } from "vitest";
import type { ComponentProps } from "react";
import type { Button, ButtonProps } from "../src/Button/Button.tsx";
import type { CarIllustrationProps } from "../src/CarIllustration/CarIllustration.tsx";
import { DateRangeField } from "../src/DateRangeField/DateRangeField.tsx";
import type { IconPicture } from "../src/Icon/Icon.tsx";
import { FuelIcon } from "../src/Icon/icons.tsx";
import { RadioGroup } from "../src/RadioGroup/RadioGroup.tsx";

test("a radio group tells one of its own values", () => {
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
});

test("a component takes what its element takes, and a ref", () => {
  expectTypeOf<ComponentProps<typeof Button>>().toEqualTypeOf<ButtonProps>();
  expectTypeOf<ButtonProps>().toHaveProperty("formAction");
  expectTypeOf<ButtonProps>().toHaveProperty("ref");
});

test("what has no words of its own can't be made without them", () => {
  // @ts-expect-error the words are missing
  void (<DateRangeField language="fr" />);
});

test("a car has a body and a colour that can be drawn", () => {
  expectTypeOf<"suv">().toExtend<CarIllustrationProps["body"]>();
  expectTypeOf<"purple">().not.toExtend<CarIllustrationProps["color"]>();
});

test("icons are pictures", () => {
  expectTypeOf(FuelIcon).toExtend<IconPicture>();
});
