import { ExtraChoices } from "@sayara/domain/pricing/extras/ChosenExtra";
import * as v from "valibot";

/** Writes extras in the URL's format: `id*2,id*1`. */
export function writeExtraChoices(extras: ExtraChoices): string {
  return extras.map(({ extra, count }) => `${extra}*${count}`).join(",");
}

/** Reads what `writeExtraChoices` wrote. Returns no extras for any other text. */
export function readExtraChoices(text: string): ExtraChoices {
  if (text === "") return [];
  const choices = text.split(",").map((choice) => {
    const [extra, count] = choice.split("*");
    return { extra, count: Number(count) };
  });
  const parsed = v.safeParse(ExtraChoices, choices);
  return parsed.success ? parsed.output : [];
}
