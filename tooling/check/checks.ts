import { bareMessages } from "./bareMessages.ts";
import type { Check } from "./Check.ts";
import { configuration } from "./configuration.ts";
import { containerFiles } from "./containerFiles.ts";
import { extraction } from "./extraction.ts";
import { fileNames } from "./fileNames.ts";
import { glossary } from "./glossary.ts";
import { importBoundaries } from "./importBoundaries.ts";
import { machinePaths } from "./machinePaths.ts";
import { rawStyles } from "./rawStyles.ts";
import { ruleTitles } from "./ruleTitles.ts";
import { siteTexts } from "./siteTexts.ts";
import { storedNames } from "./storedNames.ts";
import { translations } from "./translations.ts";
import { unusedCode } from "./unusedCode.ts";

/** Every check that needs only the project's files. */
export const checks: Check[] = [
  importBoundaries,
  fileNames,
  unusedCode,
  ruleTitles,
  rawStyles,
  bareMessages,
  translations,
  glossary,
  extraction,
  siteTexts,
  storedNames,
  configuration,
  containerFiles,
  machinePaths,
];
