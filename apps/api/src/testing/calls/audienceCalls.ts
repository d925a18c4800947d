import { anAudienceMessage } from "../data/anAudienceMessage.ts";
import type { TestPortal } from "../data/aPortal.ts";
import type { ValidCall } from "./ValidCall.ts";

/** Returns a valid call by an administrator for each endpoint of audience messages, by endpoint name. */
export async function audienceCalls({
  adminCall,
  portal,
}: {
  adminCall: (call?: ValidCall) => Promise<ValidCall>;
  portal: TestPortal;
}): Promise<Record<string, ValidCall>> {
  const aDraft = async () => {
    const body = { message: anAudienceMessage() };
    return String((await portal.call("admin", "/api/save-audience-message", { body })).json.id);
  };
  return {
    audienceMessages: await adminCall({ params: { page: "1", size: "30" } }),
    audienceMessage: await adminCall({ params: { id: await aDraft() } }),
    saveAudienceMessage: await adminCall({ body: { message: anAudienceMessage() } }),
    previewAudienceMessage: await adminCall({ body: anAudienceMessage() }),
    actOnAudienceMessage: await adminCall({
      params: { id: await aDraft() },
      body: { action: "send", version: 1 },
    }),
    deleteAudienceMessage: await adminCall({ params: { id: await aDraft() }, body: { version: 1 } }),
  };
}
