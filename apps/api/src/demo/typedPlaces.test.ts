import { createPlaceFinder } from "@sayara/domain/location/createPlaceFinder";
import { describe, expect, test } from "vitest";
import { otherPlaceNames } from "./otherPlaceNames.ts";
import { type DemoPlace, demoPlaces } from "./places.ts";

const namesOf = ({ slug, names }: DemoPlace) => [...Object.values(names), ...(otherPlaceNames[slug] ?? [])];
const byTraffic = demoPlaces.toSorted(
  (a, b) => (a.trafficRank ?? Infinity) - (b.trafficRank ?? Infinity) || a.slug.localeCompare(b.slug),
);
const finder = createPlaceFinder(
  byTraffic.map((place) => {
    const parent = demoPlaces.find(({ slug }) => slug === place.parent);
    return {
      slug: place.slug,
      kind: place.kind,
      code: place.code ?? null,
      names: namesOf(place),
      parentNames: parent === undefined ? [] : namesOf(parent),
    };
  }),
);

/** Inputs that match one place, with that place. */
const uniqueInputs = `
# Names in the Latin languages
Tunis | tunis
Túnez | tunis
Hammamet | hammamet
Djerba | djerba
Yerba | djerba
Sousse | sousse
Susa | sousse
Bizerta | bizerte
Cartago | carthage
Kairuán | kairouan
L'Ariana | ariana
Ariana | ariana
El Kef | le-kef
Le Kef | le-kef
Aéroport Tunis-Carthage | aeroport-tunis-carthage
Tunis-Carthage Airport | aeroport-tunis-carthage
Aeropuerto de Túnez-Cartago | aeroport-tunis-carthage
La Goulette Ferry Port | port-de-la-goulette
Puerto de La Goulette | port-de-la-goulette

# Accents, case, punctuation, spaces
gabes | gabes
GABÈS | gabes
BEJA | beja
kelibia | kelibia
Kébili | kebili
medenine | medenine
sidi bou saïd | sidi-bou-said
SIDI-BOU-SAID | sidi-bou-said
sidibousaid | sidi-bou-said
sidi bousaid | sidi-bou-said
  houmt   souk   | houmt-souk
houmtsouk | houmt-souk
portelkantaoui | port-el-kantaoui
lamarsa | la-marsa
eljem | el-jem
en fidha | aeroport-enfidha-hammamet

# Words in any order, or a part of them
said bou sidi | sidi-bou-said
souk houmt | houmt-souk
carthage tunis airport | aeroport-tunis-carthage
hammamet yasmine | yasmine-hammamet
kantaoui | port-el-kantaoui
goulette | port-de-la-goulette
sidi bou | sidi-bou-said
houmt | houmt-souk
marsa | la-marsa
kef | le-kef
jem | el-jem
yasmine | yasmine-hammamet
midou | midoun
bizer | bizerte
kass | kasserine
tata | tataouine
nefta | aeroport-tozeur-nefta
habib bourguiba | aeroport-monastir-habib-bourguiba
ain draham | aeroport-tabarka-ain-draham
souk djerba | houmt-souk

# Words for the kind, and others
tunis airport | aeroport-tunis-carthage
airport tunis | aeroport-tunis-carthage
aéroport de tunis | aeroport-tunis-carthage
aeropuerto de tunez | aeroport-tunis-carthage
aeropuerto tunez cartago | aeroport-tunis-carthage
carthage airport | aeroport-tunis-carthage
tunis carthage international airport | aeroport-tunis-carthage
flughafen tunis | aeroport-tunis-carthage
monastir airport | aeroport-monastir-habib-bourguiba
djerba airport | aeroport-djerba-zarzis
aeropuerto de djerba | aeroport-djerba-zarzis
aeropuerto yerba | aeroport-djerba-zarzis
zarzis airport | aeroport-djerba-zarzis
hammamet airport | aeroport-enfidha-hammamet
enfidha airport | aeroport-enfidha-hammamet
sfax airport | aeroport-sfax-thyna
tozeur aéroport | aeroport-tozeur-nefta
tabarka airport | aeroport-tabarka-ain-draham
gafsa airport | aeroport-gafsa-ksar
port sfax | port-de-sfax
sfax ferry | port-de-sfax
puerto de sfax | port-de-sfax
ferry tunis | port-de-la-goulette
port tunis | port-de-la-goulette
tunis centre | tunis
tunis centre-ville | tunis
centro de túnez | tunis
ville de sousse | sousse
Tunis, Tunisie | tunis
Sousse, Tunisia | sousse
Hammamet Tunisie | hammamet
île de djerba | djerba

# IATA codes
TUN | aeroport-tunis-carthage
tun | aeroport-tunis-carthage
NBE | aeroport-enfidha-hammamet
dje | aeroport-djerba-zarzis
MIR | aeroport-monastir-habib-bourguiba
sfa | aeroport-sfax-thyna
TBJ | aeroport-tabarka-ain-draham
TOE | aeroport-tozeur-nefta
GAF | aeroport-gafsa-ksar
tunis (TUN) | aeroport-tunis-carthage
airport NBE | aeroport-enfidha-hammamet

# Common spellings
jerba | djerba
gerba | djerba
Jerba airport | aeroport-djerba-zarzis
enfida | aeroport-enfidha-hammamet
enfidah | aeroport-enfidha-hammamet
enfida airport | aeroport-enfidha-hammamet
soussa | sousse
hamamet | hammamet
el hammamet | hammamet
el djem | el-jem
el kaf | le-kef
gamart | gammarth
mestir | monastir
kairwan | kairouan
qairawan | kairouan
safaqis | sfax
tatooine | tataouine
banzart | bizerte
jarjis | zarzis
mednine | medenine
touzeur | tozeur
tabarca | tabarka
nabel | nabeul
mehdia | mahdia
halk el oued | port-de-la-goulette
djerba midoun | midoun
cartage | carthage

# Small typing errors
tunsi | tunis
tuniss | tunis
susse | sousse
sosse | sousse
djreba | djerba
djerbaa | djerba
hammmamet | hammamet
monastier | monastir
monatsir | monastir
bizrete | bizerte
nabuel | nabeul
karthage | carthage
tatauoine | tataouine
kairouna | kairouan
kasernie | kasserine
sidi bou sait | sidi-bou-said
sidi buo said | sidi-bou-said
sidi bouu | sidi-bou-said
houmt suk | houmt-souk
port el kantaui | port-el-kantaoui
tunis airprt | aeroport-tunis-carthage
aeroprot tunis | aeroport-tunis-carthage
enfidda | aeroport-enfidha-hammamet
medinine | medenine
zarzsi | zarzis
gabse | gabes

# Arabic
تونس | tunis
سوسة | sousse
سوسه | sousse
جربة | djerba
الحمامات | hammamet
حمامات | hammamet
المنستير | monastir
صفاقس | sfax
بنزرت | bizerte
سيدي بو سعيد | sidi-bou-said
سيدي بوسعيد | sidi-bou-said
أريانة | ariana
اريانة | ariana
المرسى | la-marsa
المرسي | la-marsa
مطار تونس قرطاج | aeroport-tunis-carthage
مطار تونس | aeroport-tunis-carthage
مطار النفيضة | aeroport-enfidha-hammamet
مطار جربة | aeroport-djerba-zarzis
ميناء حلق الوادي | port-de-la-goulette
القيروان | kairouan
قابس | gabes
`;

/** Inputs that may match several places, with all places offered, best first. */
const ambiguousInputs = `
sidi | sidi-bou-said sidi-bouzid
sidi b | sidi-bou-said sidi-bouzid
djer | aeroport-djerba-zarzis djerba midoun houmt-souk
monas | aeroport-monastir-habib-bourguiba monastir
airport | aeroport-tunis-carthage aeroport-enfidha-hammamet aeroport-djerba-zarzis aeroport-monastir-habib-bourguiba
sousse airport | aeroport-enfidha-hammamet aeroport-monastir-habib-bourguiba
aeropuerto de susa | aeroport-enfidha-hammamet aeroport-monastir-habib-bourguiba
la m | la-marsa port-de-la-goulette
`;

const rowsOf = (table: string) =>
  table
    .split("\n")
    .filter((line) => line.includes(" | "))
    .map((line) => line.split(" | ").map((cell) => cell.trimEnd()) as [string, string]);

test("the tables contain the inputs that the product specification promises", () => {
  expect(rowsOf(uniqueInputs).length).toBeGreaterThanOrEqual(120);
});

describe("[LO6] inputs that match one place", () => {
  test.each(rowsOf(uniqueInputs))("%s matches %s", (typed, slug) => {
    const reading = finder.resolve(typed);
    const matched =
      reading.state === "one"
        ? reading.place.slug
        : [reading.state, ...reading.places.map((place) => place.slug)];
    expect(matched).toBe(slug);
  });
});

describe("[LO5, LO6] inputs that may match several places", () => {
  test.each(rowsOf(ambiguousInputs))("%s offers %s", (typed, slugs) => {
    const reading = finder.resolve(typed);
    expect(reading.state).toBe("several");
    expect(reading.state !== "one" && reading.places.map(({ slug }) => slug)).toEqual(slugs.split(" "));
  });
});

test.each([
  "paris",
  "rome",
  "marrakech",
  "Aéroport Charles de Gaulle",
  "atlantis",
  "zzz",
  "Tripoli",
  "القاهرة",
])("[LO6] %s matches no place exactly, and others are offered", (typed) => {
  const reading = finder.resolve(typed);
  expect(reading.state).toBe("none");
  expect(reading.state === "none" && reading.places.length).toBeGreaterThan(0);
});

test("each name of a place finds it before any place without that name", () => {
  for (const place of demoPlaces)
    for (const name of namesOf(place)) {
      const [first] = finder.find(name);
      const owners = demoPlaces.filter((other) => namesOf(other).includes(name)).map(({ slug }) => slug);
      expect([name, ...owners]).toContain(first?.slug);
    }
});

test("all other names belong to existing places, and every place has an Arabic name", () => {
  expect(
    Object.keys(otherPlaceNames).filter((slug) => !demoPlaces.some((place) => place.slug === slug)),
  ).toEqual([]);
  expect(demoPlaces.filter(({ names }) => !/^[\p{Script=Arabic} ]+$/u.test(names.ar))).toEqual([]);
});
