import type { MessageDescriptor } from "@lingui/core";
import type { DepositMeans } from "@sayara/domain/deposit/DepositMeans";

/** A driver's means of leaving a security deposit. */
export const depositMeansMessages: Record<DepositMeans, MessageDescriptor> = {
  cash: /*i18n*/ { id: "depositMeans.cash", message: "Cash" },
  debitCard: /*i18n*/ { id: "depositMeans.debitCard", message: "Debit card" },
  creditCard: /*i18n*/ { id: "depositMeans.creditCard", message: "Credit card" },
};
