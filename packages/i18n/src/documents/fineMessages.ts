/** Messages of the letter in which an agency names a driver to the authority [FN4]. */
export const fineMessages = {
  title: /*i18n*/ { id: "fine.title", message: "Identity of the driver at the time of an offence" },
  titleAfter: /*i18n*/ { id: "fine.titleAfter", message: "Last rental of the vehicle before an offence" },
  recipient: /*i18n*/ { id: "fine.recipient", message: "To the competent authority" },
  date: /*i18n*/ { id: "fine.date", message: "On {date}" },
  taxNumber: /*i18n*/ { id: "fine.taxNumber", message: "Tax number: {number}" },
  opening: /*i18n*/ {
    id: "fine.opening",
    message:
      "Dear Sir or Madam, the vehicle below belongs to {agency}. At the time of the offence it was rented to the person named in this letter.",
  },
  openingAfter: /*i18n*/ {
    id: "fine.openingAfter",
    message:
      "Dear Sir or Madam, the vehicle below belongs to {agency}. Shortly before the offence, its rental to the person named in this letter had ended.",
  },
  fine: /*i18n*/ { id: "fine.fine", message: "Offence" },
  notice: /*i18n*/ { id: "fine.notice", message: "Number of the fine" },
  moment: /*i18n*/ { id: "fine.moment", message: "Date and time" },
  plate: /*i18n*/ { id: "fine.plate", message: "Number plate" },
  car: /*i18n*/ { id: "fine.car", message: "Vehicle" },
  driver: /*i18n*/ { id: "fine.driver", message: "Driver" },
  driverAfter: /*i18n*/ { id: "fine.driverAfter", message: "Driver of the last rental" },
  fullName: /*i18n*/ { id: "fine.fullName", message: "Full name" },
  birthDate: /*i18n*/ { id: "fine.birthDate", message: "Date of birth" },
  licence: /*i18n*/ { id: "fine.licence", message: "Driving licence" },
  licenceIssuedOn: /*i18n*/ { id: "fine.licenceIssuedOn", message: "Licence issued on" },
  identity: /*i18n*/ { id: "fine.identity", message: "Identity card or passport" },
  address: /*i18n*/ { id: "fine.address", message: "Address" },
  phone: /*i18n*/ { id: "fine.phone", message: "Phone" },
  rental: /*i18n*/ { id: "fine.rental", message: "Rental" },
  reference: /*i18n*/ { id: "fine.reference", message: "Contract or booking" },
  from: /*i18n*/ { id: "fine.from", message: "From" },
  to: /*i18n*/ { id: "fine.to", message: "Until" },
  closing: /*i18n*/ {
    id: "fine.closing",
    message: "Please address the fine to this person. A copy of the rental contract is available on request.",
  },
  closingAfter: /*i18n*/ {
    id: "fine.closingAfter",
    message:
      "The vehicle had come back before the offence: this letter does not say who drove it then. A copy of the rental contract is available on request.",
  },
  signature: /*i18n*/ { id: "fine.signature", message: "Signature and stamp" },
};
