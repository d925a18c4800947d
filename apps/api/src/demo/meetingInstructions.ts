import type { Language } from "@sayara/domain/language/Language";
import type { LocationKind } from "@sayara/domain/location/LocationKind";

/** Returns directions to an agency of the demo catalogue at a place of this kind. */
export function meetingInstructions(kind: LocationKind, agency: string): Record<Language, string> {
  switch (kind) {
    case "airport":
      return {
        fr: `Hall des arrivées, à droite après la douane : une personne tient un panneau « ${agency} ». La voiture est au parking P1, à trois minutes à pied.`,
        en: `Arrivals hall, on the right after customs: someone holds a sign “${agency}”. The car is in car park P1, three minutes on foot.`,
        es: `Sala de llegadas, a la derecha después de la aduana: una persona lleva un cartel «${agency}». El coche está en el aparcamiento P1, a tres minutos a pie.`,
        ar: `قاعة الوصول، على اليمين بعد الديوانة: ستجد شخصًا يحمل لافتة «${agency}». السيارة في المأوى P1، على بعد ثلاث دقائق مشيًا.`,
      };
    case "port":
      return {
        fr: `Gare maritime, devant la sortie des passagers piétons : voiture au logo « ${agency} ».`,
        en: `Ferry terminal, in front of the exit for foot passengers: a car with the logo “${agency}”.`,
        es: `Terminal marítima, delante de la salida de pasajeros a pie: un coche con el logotipo «${agency}».`,
        ar: `المحطة البحرية، أمام مخرج المسافرين على الأقدام: سيارة تحمل شعار «${agency}».`,
      };
    case "city":
      return {
        fr: `Au bureau de ${agency}, place de la Gare, à côté de la pharmacie. Stationnement gratuit devant la porte.`,
        en: `At the office of ${agency}, place de la Gare, next to the pharmacy. Free parking at the door.`,
        es: `En la oficina de ${agency}, place de la Gare, junto a la farmacia. Aparcamiento gratuito delante de la puerta.`,
        ar: `في مكتب ${agency}، ساحة المحطة، بجانب الصيدلية. مأوى مجاني أمام الباب.`,
      };
    case "resort":
      return {
        fr: `À l’entrée de la zone touristique, devant l’office de tourisme. ${agency} livre aussi à votre hôtel, sur demande.`,
        en: `At the entrance of the hotel zone, in front of the tourist office. ${agency} also delivers to your hotel on request.`,
        es: `En la entrada de la zona turística, delante de la oficina de turismo. ${agency} también entrega en su hotel, si lo pide.`,
        ar: `عند مدخل المنطقة السياحية، أمام ديوان السياحة. توفّر ${agency} كذلك التوصيل إلى نزلك عند الطلب.`,
      };
  }
}
