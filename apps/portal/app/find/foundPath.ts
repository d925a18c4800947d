import type { FoundRecord } from "@sayara/api-client/contract/find/findRecords";
import { bookingPath } from "@sayara/frontend/rental/bookingPath";
import type { PortalRole } from "../pages.ts";
import { statementPath } from "../statements/statementPath.ts";

/** Returns the path of the page that shows a found record to an administrator or to agency staff [GS1]. */
export function foundPath({ kind, id, supplier }: FoundRecord, role: PortalRole): string {
  const agency = role === "admin" ? `/agencies/${supplier?.slug ?? ""}` : "";
  switch (kind) {
    case "booking":
      return bookingPath({ id });
    case "agency":
      return agency;
    case "car":
      return `${agency}/cars/${id}`;
    case "client":
      return `/clients/${id}`;
    case "place":
      return `/places/${id}`;
    case "statement":
      return statementPath(role === "admin" ? (supplier?.slug ?? "") : "own", id);
    case "document":
      return `${agency}/papers`;
    case "unknown":
      return "/";
  }
}
