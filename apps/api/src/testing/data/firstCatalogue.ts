/** A marketplace's first catalogue by file, as in `docs/operate.md`: one city, one agency, one car. */
export const firstCatalogue = {
  "places.csv":
    "id,kind,names.fr,names.en,position.latitude,position.longitude\ntunis,city,Tunis,Tunis,36.8,10.18\n",
  "agencies.csv":
    "id,name,email,phone,address,places\netoile,Étoile Auto,contact@etoile.example,71 123 456,12 rue de Rome,tunis\n",
  "cars.csv":
    "id,agency,name,body,color,range,fuelType,gearbox,seats,doors,aircon,fuelPolicy,deposit,dailyPrice,places\n" +
    "c-17,etoile,Renault Clio,supermini,white,midi,gasoline,manual,5,5,true,likeForlike,800,85.5,tunis\n",
};
