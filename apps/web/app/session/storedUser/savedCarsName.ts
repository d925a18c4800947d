/** Key in local storage of a guest's saved cars. A sign-in moves them to the account, a sign-out deletes them. */
export const savedCarsName = "sayara.savedCars";
