import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SupplierChecklistStep } from "@sayara/api-client/contract/suppliers/join";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";

/** Where a step is done. */
interface StepTarget {
  path: string;
  label: MessageDescriptor;
  /** The right that it needs. */
  action: SupplierAction;
}

/** Returns where a step is done; null where the portal has no page for it. */
export function stepTarget({ step, gaps }: SupplierChecklistStep): StepTarget | null {
  switch (step) {
    case "profile":
      return { path: "/rules", label: msg`Open the profile`, action: "editRules" };
    case "papers":
      return { path: "/papers", label: msg`Open papers`, action: "editPapers" };
    case "car":
      return gaps.includes("car_missing")
        ? { path: "/cars/new", label: msg`Add a car`, action: "editFleet" }
        : { path: "/cars", label: msg`Open cars`, action: "editFleet" };
    case "prices":
      // The daily price is a field of the car; the page of prices has seasons.
      return gaps.includes("price_missing")
        ? { path: "/cars", label: msg`Open cars`, action: "editFleet" }
        : { path: "/prices", label: msg`Open prices`, action: "editPrices" };
    case "hours":
      return { path: "/rules", label: msg`Open rules`, action: "editRules" };
    default:
      return null;
  }
}
