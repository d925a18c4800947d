import {
  addConditionPicture,
  conditionPicture,
  conditionReportFile,
  signConditionReport,
} from "@sayara/api-client/endpoints";
import type { AppDependencies } from "#api/AppDependencies.ts";
import type { App } from "#api/server/http/App.ts";
import { mountEndpoint } from "#api/server/http/mountEndpoint.ts";
import {
  addConditionPictureHandler,
  authorizeConditionPicture,
  conditionPictureHandler,
} from "./conditionPicture.handler.ts";
import { conditionReportFileHandler } from "./conditionReportFile.handler.ts";
import { handleSignConditionReport } from "./signConditionReport.handler.ts";

/** Mounts the endpoints of condition reports. */
export function mountCondition(app: App, dependencies: AppDependencies): void {
  // Fits two drawn signatures and the remarks, each character up to six bytes in JSON.
  mountEndpoint(app, signConditionReport, handleSignConditionReport, { bodyLimit: 96 * 1024 });
  mountEndpoint(app, addConditionPicture, addConditionPictureHandler(dependencies), {
    authorize: authorizeConditionPicture,
  });
  mountEndpoint(app, conditionPicture, conditionPictureHandler(dependencies), { units: 1 });
  mountEndpoint(app, conditionReportFile, conditionReportFileHandler(dependencies), { units: 16 });
}
