import { MINIMUM_DRIVER_AGE, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ArticleContent } from "../Article.ts";

export const english: ArticleContent = {
  title: "Cheap car rental in Tunis",
  description:
    "How to rent a car in Tunis without surprises: current prices by season and size, the security deposit, ages, papers, insurance, and pick-up at the airport.",
  lead: "Two cars at the same price per day can cost very different sums by the time you fly home. Deposit, mileage, fuel and insurance make the difference, and most of them are only mentioned at the desk. Here is what to look at before you book in the Tunisian capital, with prices taken from the cars on this site today.",
  pricesTitle: "Current prices in Tunis",
  pricesNote:
    "Price of one day, service fee included, over all cars available in Tunis and at its airport. “From” is the lowest price; half of the cars cost no more than the usual price. Discounts for longer rentals are not deducted.",
  sections: [
    {
      heading: "Pick the week first, the agency second",
      paragraphs: [
        "The calendar sets the price in Tunis. From mid-June to mid-September Tunisians who live abroad come home, wedding follows wedding, and car parks empty: expect to pay a third more, sometimes beyond that. Christmas and the spring holidays matter less. For the rest of the year, and above all from November to March, agencies would rather rent a car cheaply than leave it standing.",
        "If your flight can move by a few days, move it: collecting the car on 16 September instead of the 12th can be enough. If it cannot, book early. Small cars are the first to go in July, and whoever looks on the eve of the trip ends up paying for an SUV.",
        "Length counts too. Many agencies take something off from seven days, more from fourteen or thirty. A full week sometimes costs what six days do, so compare both totals before deciding.",
      ],
    },
    {
      heading: "Which car suits the city",
      paragraphs: [
        "For two people who stay in town, the smallest size is the right one. The medina is explored on foot, parking spaces downtown are short, and a Picanto slips through where a saloon gives up. It also drinks little in the traffic towards La Marsa. [See the smallest cars in Tunis](/search/tunis?range=mini&sort=total).",
        "Go one size up with four people and suitcases, or for day trips: Bizerte, Zaghouan, the Roman city of Dougga and Cap Bon are all there and back in a day, and from May on you will want the air conditioning of a [mid-size car](/search/tunis?range=midi&sort=total). Most cars have a manual gearbox, driven on the right. If you only drive automatics, [filter for them at once](/search/tunis?gearbox=automatic&sort=total): there are few, and they cost somewhat more.",
      ],
    },
    {
      heading: "The security deposit: the sum nobody budgets for",
      paragraphs: [
        "You do not spend the security deposit, but you cannot use it either while you travel. The agency holds it on a card, or takes it in cash against a receipt, and returns it once the car has been checked. It runs from a few hundred dinars for a small car to 2,000 or 3,000 TND for a recent SUV.",
        "Check two things before you book: that the limit of your card is high enough, and that the name on the card is the driver’s. Ask the agency if yours is a debit card: not every agency can hold a sum on one. On this site the deposit is shown with every result, and a filter hides the cars that ask for [more than 1,000 TND](/search/tunis?deposit=1000&sort=total). Photograph the car from every side at pick-up, with the mileage and the fuel gauge: nothing settles a dispute faster.",
      ],
    },
    {
      heading: "Age, licence and papers",
      paragraphs: [
        `You must be at least ${MINIMUM_DRIVER_AGE} on the day of pick-up; some powerful cars ask for 23 or 25, and for one or two years of driving. The age is written next to the price. Bring the original of your licence and your passport. A British, Irish, European or North American licence in Latin letters is accepted as it is; a licence in another script needs an international driving permit beside it.`,
        "Anybody else who will drive has to be named in the contract, even for an hour. Otherwise the insurer may refuse to pay after an accident. An additional driver costs a few dinars per day, or nothing where the agency includes it.",
      ],
    },
    {
      heading: "What the insurance covers, and what it leaves to you",
      paragraphs: [
        "Third-party liability is compulsory in Tunisia and always included. It pays for the damage you cause to others, not for your own car. Collision cover limits your share to the excess, theft cover does the same if the car disappears, and a further option lowers the excess, sometimes to nothing. Tyres, glass, the underside and lost keys mostly remain yours to pay.",
        "A cheap rental is one whose excess you could afford. We show it together with the total, the deposit and the age, before anything is booked. If you have cover of your own through a card or a yearly policy, read whether it is valid in Tunisia: many are limited to Europe. Nothing is ticked for you in advance.",
      ],
    },
    {
      heading: "Picking the car up at Tunis-Carthage",
      paragraphs: [
        "The airport is eight kilometres from the centre. Taking the car on arrival spares you a bargain with a taxi driver and usually costs no more than in town: [compare the two](/search/aeroport-tunis-carthage?sort=total). Somebody meets you in the hall or at a desk; the exact place is on the page of the car. Once the booking is confirmed, give the agency your flight number, so that a delay is followed and nobody leaves with the keys.",
        "At drop-off allow half an hour for the check, and fill up in La Marsa or L’Aouina rather than at the last moment: the usual rule is to bring the car back with the level it had. If you fly at dawn, ask beforehand who takes the keys and how the check is done. A written message from the agency is worth more than a promise on the phone.",
      ],
    },
  ],
  questions: [
    {
      question: "How much does it cost to rent a car in Tunis?",
      answer:
        "It depends on the month and the size. The table on this page has the price of a day for each season, taken from the cars available now. The lowest prices are for the smallest cars from November to March, kept for a week or longer.",
    },
    {
      question: "Can I rent a car without a credit card?",
      answer:
        "Often you can: many agencies are paid at pick-up and take a deposit in cash against a receipt. The conditions are on the page of each car. If the deposit is high, ask the agency before you book.",
    },
    {
      question: "Is the mileage unlimited?",
      answer:
        "For many cars it is. For the others, the allowance per day stands next to the price. An allowance is enough for Greater Tunis; for a trip to the south, filter for unlimited mileage.",
    },
    {
      question: "What happens if the agency does not answer?",
      answer: `A request to be paid at the agency reserves the car for at most ${PENDING_MAX_HOURS} hours. Without an answer in that time it expires automatically, and you owe nothing.`,
    },
  ],
};
