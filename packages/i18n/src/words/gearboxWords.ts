import type { MessageDescriptor } from "@lingui/core";
import type { Gearbox } from "@sayara/domain/car/Gearbox";

/** Names of the gearboxes. */
export const gearboxWords: Record<Gearbox, MessageDescriptor> = {
  manual: /*i18n*/ { id: "gearbox.manual", message: "Manual" },
  automatic: /*i18n*/ { id: "gearbox.automatic", message: "Automatic" },
};
