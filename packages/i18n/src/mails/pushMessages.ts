/** Texts of push notifications. */
export const pushMessages = {
  confirmedTitle: /*i18n*/ { id: "push.confirmed.title", message: "Booking {reference} confirmed" },
  confirmedBody: /*i18n*/ { id: "push.confirmed.body", message: "{car}, {agency}" },
  messageTitle: /*i18n*/ { id: "push.message.title", message: "New message from {agency}" },
  messageBody: /*i18n*/ { id: "push.message.body", message: "About your booking {reference}" },
  pickUpTitle: /*i18n*/ { id: "push.pickUp.title", message: "Your pick-up is tomorrow at {time}" },
  pickUpAtPlace: /*i18n*/ { id: "push.pickUp.place", message: "{car}, {place}" },
  pickUpAtMeetingPlace: /*i18n*/ { id: "push.pickUp.meetingPlace", message: "{car}, {place}: {meeting}" },
  pickUpByDelivery: /*i18n*/ {
    id: "push.pickUp.delivery",
    message: "{agency} brings {car} to the address of your booking",
  },
  settings: /*i18n*/ { id: "push.settings", message: "Turn off" },
};
