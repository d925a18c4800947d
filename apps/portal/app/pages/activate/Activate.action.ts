import { createActivateAction } from "@sayara/frontend/activation/createActivateAction";
import { preparePath } from "#portal/session/preparePath.ts";

/** Confirms the address of a person of an agency, or mails another link. */
export const activateAction = createActivateAction(() => preparePath);
