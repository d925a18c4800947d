import { bareWords } from "./bareWords.ts";
import { budgetedPages } from "./budgetedPages.ts";
import type { Check } from "./Check.ts";
import { environment } from "./environment.ts";
import { extraction } from "./extraction.ts";
import { fileNames } from "./fileNames.ts";
import { importBoundaries } from "./importBoundaries.ts";
import { importCircles } from "./importCircles.ts";
import { machinePaths } from "./machinePaths.ts";
import { plannedRules } from "./plannedRules.ts";
import { rawStyles } from "./rawStyles.ts";
import { ruleTitles } from "./ruleTitles.ts";
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
  extraction,
  environment,
  budgetedPages,
  machinePaths,
];
