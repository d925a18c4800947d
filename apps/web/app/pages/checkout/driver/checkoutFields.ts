import { useLingui } from "@lingui/react/macro";
import type { CalendarDate } from "@sayara/domain/time/CalendarDate";
import type { User } from "@sayara/domain/user/User";
import { formatPhone } from "@sayara/i18n/format/formatPhone";
import { checkoutFormDraft, type textNames } from "#web/pages/checkout/checkoutFormDraft.ts";
import type { FormDraft } from "@sayara/frontend/form/createFormDraft";
import type { FormFields } from "@sayara/frontend/form/useFormFields";

export type FieldName = (typeof textNames)[number] | "termsAccepted";

/** The typed fields. Dates are texts in the format of `dateParts` and may be incomplete. */
export type CheckoutValues = Record<(typeof textNames)[number], string> & {
  /** Whether to send one reminder mail if the payment is not finished. */
  remindOfPayment: boolean;
  termsAccepted: boolean;
};

/** Requirements of the rental for its drivers, its delivery and its collection. */
export interface DriverRequirements {
  additionalDriver: boolean;
  /** Whether the car is delivered, so that an address is needed. */
  delivery: boolean;
  collection: boolean;
  /** Minimum age in years on the day of pick-up. */
  minimumAge: number;
  /** Minimum years of holding a licence. If 0, no licence date is required. */
  minimumLicenceYears: number;
  /** In the marketplace's time zone. */
  pickupDate: CalendarDate;
}

/** Form fields of the checkout, shared by its sections. */
export type CheckoutForm = FormFields<CheckoutValues> & { requirements: DriverRequirements };

/** Returns the initial values, taken from the account. */
export function startValues(user: User | null): CheckoutValues {
  return {
    deliveryAddress: "",
    collectionAddress: "",
    "arrival.number": "",
    "arrival.time": "",
    "driver.fullName": user?.fullName ?? "",
    "driver.email": user?.email ?? "",
    "driver.phone": formatPhone(user?.phone ?? ""),
    "driver.birthDate": user?.birthDate ?? "",
    "driver.licenceSince": "",
    "additionalDriver.fullName": "",
    "additionalDriver.email": "",
    "additionalDriver.phone": "",
    "additionalDriver.birthDate": "",
    remindOfPayment: false,
    termsAccepted: false,
  };
}

/** Returns the labels used by the fields and the list of errors. */
export function useFieldLabels(): Record<FieldName, string> {
  const { t } = useLingui();
  const [name, email, phone, birthDate] = [t`Full name`, t`Email`, t`Phone`, t`Date of birth`];
  const additionalDriverLabel = (label: string) => t`${label} (additional driver)`;
  return {
    deliveryAddress: t`Delivery address`,
    collectionAddress: t`Collection address`,
    "arrival.number": t`Flight or ferry number`,
    "arrival.time": t`Time of arrival`,
    "driver.fullName": name,
    "driver.email": email,
    "driver.phone": phone,
    "driver.birthDate": birthDate,
    "driver.licenceSince": t`Date of the driving licence`,
    "additionalDriver.fullName": additionalDriverLabel(name),
    "additionalDriver.email": additionalDriverLabel(email),
    "additionalDriver.phone": additionalDriverLabel(phone),
    "additionalDriver.birthDate": additionalDriverLabel(birthDate),
    termsAccepted: t`Terms of use`,
  };
}

/** Creates the draft for one car. Accepted terms are stored as the id of that car. */
export function draftForCar(carId: string): FormDraft {
  return {
    useStoredValues: () => {
      const {
        termsAcceptedFor,
        remindOfPaymentFor,
        payment: _payment,
        promoCodeFor: _promoCode,
        ...texts
      } = checkoutFormDraft.useStoredValues();
      return {
        ...texts,
        ...(remindOfPaymentFor === carId && { remindOfPayment: true }),
        ...(termsAcceptedFor === carId && { termsAccepted: true }),
      };
    },
    hasField: () => true,
    store: (name, value) => {
      if (name === "termsAccepted" || name === "remindOfPayment")
        checkoutFormDraft.store(`${name}For`, value === true ? carId : "");
      else checkoutFormDraft.store(name, value);
    },
    clear: checkoutFormDraft.clear,
  };
}
