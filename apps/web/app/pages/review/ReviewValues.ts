/** Values of the review form, named like the fields of `ReviewSubmission`. */
export type ReviewValues = {
  /** "1" to "5". */
  rating: string;
  comments: string;
  /** Empty if the language is detected from the letters of the comments [RV11]. */
  language: string;
  "answers.rentedCar": string;
  "answers.agencyAnsweredCalls": string;
  "answers.agencyCancelledLastMinute": string;
  "answers.carEta": string;
};

export const emptyReview: ReviewValues = {
  rating: "",
  comments: "",
  language: "",
  "answers.rentedCar": "",
  "answers.agencyAnsweredCalls": "",
  "answers.agencyCancelledLastMinute": "",
  "answers.carEta": "",
};
