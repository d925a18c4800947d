import { findFine, fineLetter } from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import { fineLetterHandler, handleFindFine } from "./fines.handler.ts";

/** Mounts the endpoints that find the renter of a car at the time of an offence [FN1–FN4]. */
export function mountFines(app: App, dependencies: AppDependencies): void {
  mountEndpoint(app, findFine, handleFindFine);
  mountEndpoint(app, fineLetter, fineLetterHandler(dependencies), { units: 8 });
}
