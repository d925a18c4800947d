import { createDraft } from "#web/drafts/createDraft.ts";
import type { DriverValues, PersonValues } from "./CheckoutValues.ts";

/** What was typed at checkout so far. Who drives stays the same when another car is chosen; the terms do not. */
export interface CheckoutDraft {
  driver: Partial<DriverValues>;
  additionalDriver: Partial<PersonValues>;
  /** The car for whose rental the terms were accepted. */
  termsAcceptedFor: string | null;
}

export const emptyDraft: CheckoutDraft = { driver: {}, additionalDriver: {}, termsAcceptedFor: null };

const personFields = ["fullName", "email", "phone", "birthDate", "licenceSince"] as const;

export const useCheckoutDraft = createDraft<CheckoutDraft>({
  name: "sayara.checkout",
  empty: emptyDraft,
  read: (stored) => {
    const { driver, additionalDriver, termsAcceptedFor } = recordOf(stored);
    return {
      driver: textsOf(driver),
      additionalDriver: textsOf(additionalDriver),
      termsAcceptedFor: typeof termsAcceptedFor === "string" ? termsAcceptedFor : null,
    };
  },
});

function textsOf(stored: unknown): Partial<DriverValues> {
  const record = recordOf(stored);
  const texts: Partial<DriverValues> = {};
  for (const field of personFields) {
    const value = record[field];
    if (typeof value === "string") texts[field] = value;
  }
  return texts;
}

function recordOf(stored: unknown): Record<string, unknown> {
  return typeof stored === "object" && stored !== null ? { ...stored } : {};
}
