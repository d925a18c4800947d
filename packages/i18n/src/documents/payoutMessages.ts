/** Headings of the table of payouts for the bank. */
export const payoutMessages = {
  rib: /*i18n*/ { id: "payouts.rib", message: "RIB" },
  name: /*i18n*/ { id: "payouts.name", message: "Beneficiary" },
  amount: /*i18n*/ { id: "payouts.amount", message: "Amount" },
  currency: /*i18n*/ { id: "payouts.currency", message: "Currency" },
  reference: /*i18n*/ { id: "payouts.reference", message: "Reference" },
};
