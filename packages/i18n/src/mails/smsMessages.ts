/** Messages of SMS other than those of notifications. */
export const smsMessages = {
  template: /*i18n*/ { id: "sms.frame", message: "{brand}: {text} {link}" },
  supplier_no_cars: /*i18n*/ { id: "sms.supplier_no_cars", message: "Your agency has no cars yet." },
  supplier_no_phone: /*i18n*/ { id: "sms.supplier_no_phone", message: "Your agency has no phone number." },
  client_no_phone: /*i18n*/ { id: "sms.client_no_phone", message: "Your account has no phone number." },
  debt: /*i18n*/ { id: "sms.debt", message: "Last reminder: statement {number}, {amount} to pay." },
  supplier_pending_booking: /*i18n*/ {
    id: "sms.supplier_pending_booking",
    message:
      "{number, plural, one {A booking request waits for your answer.} other {# booking requests wait for your answer.}}",
  },
};
