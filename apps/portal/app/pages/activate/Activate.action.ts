import { createActivateAction } from "@sayara/frontend/activation/createActivateAction";
import { startPath } from "#portal/session/startPath.ts";

/** Confirms the address of a person of an agency, or mails another link. */
export const activateAction = createActivateAction(() => startPath);
