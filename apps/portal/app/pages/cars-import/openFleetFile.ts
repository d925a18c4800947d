import { compareFleet } from "@sayara/catalogue/fleet/compareFleet";
import type { FilePosition } from "@sayara/catalogue/fleet/FilePosition";
import {
  type FleetFile,
  MAX_FLEET_FILE_BYTES,
  readFleetFile,
  tooLarge,
} from "@sayara/catalogue/fleet/readFleetFile";
import type { Language } from "@sayara/domain/language/Language";
import { createTableI18n } from "@sayara/i18n/tables/createTableI18n";
import { tableProblemText } from "@sayara/i18n/tables/tableProblemText";
import type { OpenedFile } from "./OpenedFile.ts";

/** Reads a chosen file, unless it is too large. @throws DOMException if the browser cannot read it */
export async function openFleetFile(file: File, language: Language): Promise<OpenedFile> {
  const i18n = await createTableI18n(language);
  const textOf = ({ problem }: FilePosition) => tableProblemText(problem, i18n);
  const read: FleetFile =
    file.size > MAX_FLEET_FILE_BYTES
      ? { problem: { problem: tooLarge(file.size) } }
      : readFleetFile(new Uint8Array(await file.arrayBuffer()));
  if ("problem" in read) return { name: file.name, problem: read.problem, textOf };
  const plan: Extract<OpenedFile, { plan: unknown }>["plan"] = (fleet) => compareFleet(read, fleet);
  return { name: file.name, ignored: read.ignored, plan, textOf };
}
