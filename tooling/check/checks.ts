import { bareMessages } from "./code/bareMessages.ts";
import type { Check } from "./Check.ts";
import { configuration } from "./texts/configuration.ts";
import { containerFiles } from "./code/containerFiles.ts";
import { equalFiles } from "./code/equalFiles.ts";
import { extraction } from "./texts/extraction.ts";
import { fileNames } from "./code/fileNames.ts";
import { glossary } from "./texts/glossary.ts";
import { importBoundaries } from "./code/importBoundaries.ts";
import { machinePaths } from "./code/machinePaths.ts";
import { physicalStyles } from "./code/physicalStyles.ts";
import { rawStyles } from "./code/rawStyles.ts";
import { ruleTitles } from "./code/ruleTitles.ts";
import { siteTexts } from "./texts/siteTexts.ts";
import { storedNames } from "./texts/storedNames.ts";
import { translations } from "./texts/translations.ts";
import { unusedCode } from "./code/unusedCode.ts";

/** Every check that needs only the project's files. */
export const checks: Check[] = [
  importBoundaries,
  equalFiles,
  fileNames,
  unusedCode,
  ruleTitles,
  rawStyles,
  physicalStyles,
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
