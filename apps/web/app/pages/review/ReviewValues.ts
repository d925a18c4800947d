/** Values of the review form, named like the fields of `ReviewSubmission`. */
export type ReviewValues = {
  /** "1" to "5". */
  rating: string;
  comments: string;
  "answers.rentedCar": string;
  "answers.agencyAnsweredCalls": string;
  "answers.agencyCancelledLastMinute": string;
  "answers.carEta": string;
};

export const emptyReview: ReviewValues = {
  rating: "",
  comments: "",
  "answers.rentedCar": "",
  "answers.agencyAnsweredCalls": "",
  "answers.agencyCancelledLastMinute": "",
  "answers.carEta": "",
};
