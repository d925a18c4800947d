import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SupplierChecklistStep } from "@sayara/api-client/contract/suppliers/join";
import type { SupplierAction } from "@sayara/domain/supplier/SupplierAction";

/** The page on which a step is completed. */
interface StepTarget {
  path: string;
  label: MessageDescriptor;
  /** The right that the page requires. */
  action: SupplierAction;
}

/** Returns the page on which a step is completed; null if the portal has none. */
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
      // The daily price is a field of the car. The page of prices contains only seasons.
      return gaps.includes("price_missing")
        ? { path: "/cars", label: msg`Open cars`, action: "editFleet" }
        : { path: "/prices", label: msg`Open prices`, action: "editPrices" };
    case "hours":
      return { path: "/rules", label: msg`Open rules`, action: "editRules" };
    default:
      return null;
  }
}
