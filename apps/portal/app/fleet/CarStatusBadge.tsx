import { useLingui } from "@lingui/react/macro";
import type { FleetCarSummary } from "@sayara/api-client/contract/suppliers/FleetCar";
import { Badge } from "@sayara/ui/Badge/Badge";
import { carStatusMessages } from "./carStatusMessages.ts";

/** Badge with the status of a car: draft, published or withdrawn. */
export function CarStatusBadge({ status }: Pick<FleetCarSummary, "status">) {
  const { i18n } = useLingui();
  return (
    <Badge tone={status === "published" ? "positive" : "neutral"}>{i18n._(carStatusMessages[status])}</Badge>
  );
}
