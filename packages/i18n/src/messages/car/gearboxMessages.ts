import type { MessageDescriptor } from "@lingui/core";
import type { Gearbox } from "@sayara/domain/car/Gearbox";
import type { Unknown } from "@sayara/domain/validation/newerValues";
import { unknownName } from "../unknownMessages.ts";

/** Names of the gearboxes. */
export const gearboxMessages: Record<Gearbox | Unknown, MessageDescriptor> = {
  manual: /*i18n*/ { id: "gearbox.manual", message: "Manual" },
  automatic: /*i18n*/ { id: "gearbox.automatic", message: "Automatic" },
  unknown: unknownName,
};
