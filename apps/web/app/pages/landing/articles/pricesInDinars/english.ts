import {
  FULL_REFUND_HOURS_BEFORE_PICKUP,
  MINIMUM_DRIVER_AGE,
  SIGNED_QUOTE_MINUTES,
} from "@sayara/domain/config/businessDefaults";
import type { ArticleContent } from "../Article.ts";

export const english: ArticleContent = {
  title: "Car rental in Tunisia: the prices in dinars",
  description:
    "What a rental car costs in Tunisia, in dinars: current prices by season and size, discounts for long rentals, options, the security deposit, and other costs to expect.",
  lead: "Foreign comparison sites quote pounds, euros or dollars; Tunisian agencies charge dinars, and an exchange rate of somebody’s choice lies between the two. This page has the prices in Tunisian dinars, as drivers pay them, from Tabarka on the north coast to Tozeur at the edge of the desert. They are computed from the cars on offer today.",
  pricesTitle: "Prices by season and size, all of Tunisia",
  pricesNote:
    "Price of one day in Tunisian dinars, service fee included, over all agencies. “From” is the lowest price found; the usual price is the median, so half of the cars cost less. A longer rental costs less per day.",
  sections: [
    {
      heading: "How the price of a day comes about",
      paragraphs: [
        "A Tunisian agency starts from a base price, replaces it by a seasonal price in busy periods, and takes off a discount if you keep the car for long. The site adds its service fee and rounds up to a whole dinar. Your total is the sum of these days. Our breakdown lists them line by line with the rule behind each, so a week that crosses the 15th of June holds no mystery.",
        "Days are counted in blocks of 24 hours from the time of pick-up. If you took the car at ten in the morning, bring it back by ten: one long breakfast can cost another day.",
      ],
    },
    {
      heading: "Four seasons, three levels",
      paragraphs: [
        "Winter outside the holidays is the time of bargains everywhere, Djerba included. Spring stays mild, with a peak at the school holidays. Summer is another matter: families and Tunisians from abroad push up every size at once, and the agencies’ prices draw together. In October prices fall within days while the sea is still warm. If you are free to choose, choose October.",
        "Where you start matters less than most people think. The large agencies charge the same at every airport. What changes is the choice: plenty at [Tunis-Carthage](/search/aeroport-tunis-carthage?sort=total), at [Enfidha](/search/aeroport-enfidha-hammamet?sort=total) and in [Djerba](/search/aeroport-djerba-zarzis?sort=total), little in [Tozeur](/search/tozeur?sort=total) or [Tabarka](/search/tabarka?sort=total), where it pays to book ahead.",
      ],
    },
    {
      heading: "Mini, midi, maxi: what to expect",
      paragraphs: [
        "[Mini](/search?range=mini&sort=total) stands for four-seat city cars: Picanto, i10, Celerio. It is the cheapest way to drive here, and a good one for two people on paved roads. [Midi](/search?range=midi&sort=total) goes from the Clio to the Symbol, with a real boot and air conditioning that copes with August, for a modest extra. [Maxi](/search?range=maxi&sort=total) gathers SUVs, seven-seaters and vans; from five passengers on, the price per head becomes very reasonable.",
        "Scooters are many in La Marsa and in Djerba. They are a class of their own and are not in the table.",
      ],
    },
    {
      heading: "What the price per day leaves out",
      paragraphs: [
        "Four figures deserve a look before the price itself. The security deposit, held and then returned. The excess: the most you would pay after damage. The fuel, which you give back as you got it. The mileage, either unlimited or with an allowance per day.",
        "Then there is the road. The motorways A1, A3 and A4 charge a toll of a few dinars per trip, in cash. In the centres of Tunis, Sousse and Sfax attendants watch the parked cars; keep some coins. Fines for speeding follow the contract and will be passed on to you. Speed cameras and police checks are frequent on main roads, so keep licence, passport and contract within reach.",
      ],
    },
    {
      heading: "Paying in dinars, at the agency or online",
      paragraphs: [
        "The dinar cannot be bought abroad, nor taken out of the country. Change money on arrival, at a bank or at the airport, and keep the slip: you need it to change back. Most agencies take international cards, the smallest ones prefer cash. Your bank converts a card payment at its own rate and with its own charges. If a terminal offers to charge you in your own currency, decline: the sum in dinars is the one you agreed to.",
        `Here the price is shown and owed in dinars. The quote guarantees it for ${SIGNED_QUOTE_MINUTES} minutes, time enough to fill in your details, and if a price changes meanwhile you see the new total before you confirm. If you took the cancellation option, or the agency includes it, everything but its price is refunded until ${FULL_REFUND_HOURS_BEFORE_PICKUP} hours before pick-up.`,
      ],
    },
    {
      heading: "Conditions: age, licence, insurance",
      paragraphs: [
        `The minimum age is ${MINIMUM_DRIVER_AGE}, higher for certain models. The licence must be valid and shown in the original, with your passport; one that is not in Latin letters needs an international permit. Third-party insurance is included in every price, because the law demands it. Collision and theft cover, where they are not included, are added per day and lower the excess. Read on the car’s page what they leave out: tyres and windscreen almost always.`,
        "After a collision, fill in the accident statement with the other driver, tell the agency the same day, and have nothing repaired without its consent. If anyone is hurt, however slightly, call the police or the national guard before the vehicles are moved.",
      ],
    },
    {
      heading: "From the plane to the road in ten minutes",
      paragraphs: [
        "At Tunisian airports the agency comes to you: somebody with your name in the hall, a desk, or a meeting point in the car park. The car’s page says which. Have your licence, passport, the card for the deposit and the booking’s reference at hand. Walk around the car together, note each scratch, read the mileage and the gauge. Ten minutes well spent beat a week of letters.",
        "You can bring the car back in another town with agencies that are present in both. Enter the place of drop-off in the search, and only the cars that allow it remain.",
      ],
    },
  ],
  questions: [
    {
      question: "What is the average price of a rental car in Tunisia?",
      answer:
        "An average would mix January with August. Look at the usual price of your season in the table instead: it is the median of the prices of one day, fee included, for each size.",
    },
    {
      question: "Are the prices shown final?",
      answer:
        "Yes, for the rental and the options you choose: the total shown is the total you pay. Apart from it are the deposit, which is returned, the fuel you use, and kilometres beyond the allowance.",
    },
    {
      question: "Is there a discount for long rentals?",
      answer:
        "At most agencies, from 7, 14 or 30 days. It applies to every day of the rental and is already deducted from the total shown for your dates.",
    },
    {
      question: "May I drive the car into Algeria or Libya?",
      answer:
        "No, unless the agency allows it in writing. The Tunisian insurance would not follow you across the border.",
    },
    {
      question: "How far ahead should I book?",
      answer:
        "For July and August, two or three months. For the turn of the year and the spring holidays, a few weeks. Otherwise the day before is often enough.",
    },
  ],
};
