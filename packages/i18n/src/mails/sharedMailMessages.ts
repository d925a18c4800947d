/** Messages shared by several emails. */
export const sharedMailMessages = {
  greeting: /*i18n*/ { id: "mail.greeting", message: "Hello {name}," },
  seeBooking: /*i18n*/ { id: "mail.seeBooking", message: "See my booking" },
  expires: /*i18n*/ { id: "mail.expires", message: "This link works once, until {deadline}." },
  /** Button label for the agency. */
  seeTheBooking: /*i18n*/ { id: "mail.seeTheBooking", message: "See the booking" },
  driver: /*i18n*/ { id: "mail.driver", message: "Driver" },
  bring: /*i18n*/ {
    id: "mail.bring",
    message:
      "Bring your driving licence, your passport or identity card, and the means to leave the security deposit.",
  },
  voucher: /*i18n*/ {
    id: "mail.attached.voucher",
    message: "Your voucher is attached: show it at the agency’s desk, on paper or on your phone.",
  },
  calendar: /*i18n*/ {
    id: "mail.attached.calendar",
    message:
      "Pick-up and drop-off are attached for your calendar, with a reminder the day before and another 2 hours before.",
  },
  bringPapers: /*i18n*/ {
    id: "mail.bringPapers",
    message: "Bring your driving licence and your passport or identity card.",
  },
  payStatement: /*i18n*/ {
    id: "mail.payStatement",
    message: "If you pay by bank transfer, please give {number} as its reference.",
  },
  openStatement: /*i18n*/ { id: "mail.openStatement", message: "Open the statement" },
  footer: /*i18n*/ {
    id: "mail.footer",
    message: "You receive this message because of your activity on {brand}.",
  },
  footerPromotion: /*i18n*/ {
    id: "mail.footerPromotion",
    message: "You receive this message because you agreed to offers and news from {brand}.",
  },
  footerPriceAlert: /*i18n*/ {
    id: "mail.footerPriceAlert",
    message: "You receive this message because you asked {brand} to tell you about these cars.",
  },
  unsubscribe: /*i18n*/ { id: "mail.unsubscribe", message: "Stop these emails" },
  footerTeam: /*i18n*/ { id: "mail.footerTeam", message: "Sent from the contact form of {brand}." },
};
