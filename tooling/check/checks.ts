import { bareWords } from "./bareWords.ts";
import { budgetedPages } from "./budgetedPages.ts";
import type { Check } from "./Check.ts";
import { configuration } from "./configuration.ts";
import { containerFiles } from "./containerFiles.ts";
import { environment } from "./environment.ts";
import { extraction } from "./extraction.ts";
import { fileNames } from "./fileNames.ts";
import { glossary } from "./glossary.ts";
import { importBoundaries } from "./importBoundaries.ts";
import { importCircles } from "./importCircles.ts";
import { machinePaths } from "./machinePaths.ts";
import { messages } from "./messages.ts";
import { plannedRules } from "./plannedRules.ts";
import { rawStyles } from "./rawStyles.ts";
import { ruleTitles } from "./ruleTitles.ts";
import { shownComponents } from "./shownComponents.ts";
import { siteTexts } from "./siteTexts.ts";
import { storedNames } from "./storedNames.ts";
import { translations } from "./translations.ts";
import { unusedCode } from "./unusedCode.ts";
import { unusedWords } from "./unusedWords.ts";

/** Every check that needs only the project's files. */
export const checks: Check[] = [
  importBoundaries,
  importCircles,
  fileNames,
  unusedCode,
  unusedWords,
  ruleTitles,
  plannedRules,
  rawStyles,
  bareWords,
  translations,
  glossary,
  messages,
  extraction,
  siteTexts,
  storedNames,
  environment,
  configuration,
  containerFiles,
  budgetedPages,
  shownComponents,
  machinePaths,
];
