import { createActivateAction } from "@sayara/frontend/activation/createActivateAction";
import { preparePath } from "#portal/session/preparePath.ts";

/** Confirms the address of an agency's person, or mails another link. */
export const activateAction = createActivateAction(() => preparePath);
