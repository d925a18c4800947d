import { MINIMUM_DRIVER_AGE, PENDING_MAX_HOURS } from "@sayara/domain/config/businessDefaults";
import type { ArticleContent } from "../Article.ts";

export const spanish: ArticleContent = {
  title: "Alquiler de coches barato en la ciudad de Túnez",
  description:
    "Cómo alquilar un coche en la ciudad de Túnez sin sorpresas: precios actuales por temporada y tamaño, fianza, edad, documentos, seguro y recogida en el aeropuerto.",
  lead: "Dos coches anunciados al mismo precio por día pueden acabar costando el doble uno que otro: la fianza, los kilómetros, el combustible y el seguro marcan la diferencia, y muchas veces solo se habla de ello en el mostrador. Aquí explicamos en qué fijarse antes de reservar en la capital, con los precios de los coches que hay hoy en este sitio.",
  pricesTitle: "Precios actuales en la ciudad de Túnez",
  pricesNote:
    "Precio de un día con los gastos de servicio incluidos, calculado con todos los coches disponibles en la ciudad y en su aeropuerto. «Desde» es el precio más bajo; la mitad de los coches no supera el precio habitual. Los descuentos por duración no están restados.",
  sections: [
    {
      heading: "Primero la semana, después la agencia",
      paragraphs: [
        "En Túnez manda el calendario. De mediados de junio a mediados de septiembre vuelven los tunecinos que viven fuera, se suceden las bodas y los aparcamientos de las agencias se vacían: los precios suben un tercio y a veces más. Navidad y Semana Santa pesan menos, aunque se notan. El resto del año, sobre todo de noviembre a marzo, las agencias prefieren alquilar más barato antes que tener los coches parados.",
        "Si puede mover el vuelo unos días, hágalo: recoger el coche el 16 de septiembre en lugar del 12 puede bastar. Si no puede, reserve pronto. En julio los coches pequeños son los primeros en agotarse, y quien busca la víspera paga lo que cuesta un todocamino.",
        "También cuenta la duración. Muchas agencias hacen un descuento a partir de siete días, y uno mayor a partir de catorce o de treinta. Una semana entera sale a veces por el precio de seis días: compare los dos totales antes de decidir.",
      ],
    },
    {
      heading: "Qué coche conviene en la ciudad",
      paragraphs: [
        "Para dos personas que se quedan en la capital, el tamaño más pequeño es el acertado. La medina se recorre a pie, las plazas de aparcamiento del centro son cortas y un Picanto pasa por donde una berlina se rinde. Además gasta poco en los atascos camino de La Marsa. [Ver los coches más pequeños](/search/tunis?range=mini&sort=total).",
        "Suba un tamaño si son cuatro con maletas o si piensa salir: Bizerta, Zaghouan, la ciudad romana de Dougga y el Cabo Bon se visitan en el día, y desde mayo se agradece el aire acondicionado de un [coche mediano](/search/tunis?range=midi&sort=total). La mayoría tiene cambio manual. Los automáticos son pocos y algo más caros: [fíltrelos desde el principio](/search/tunis?gearbox=automatic&sort=total).",
      ],
    },
    {
      heading: "La fianza, el presupuesto que nadie calcula",
      paragraphs: [
        "La fianza no se gasta, pero durante el viaje tampoco se puede usar. La agencia la retiene en una tarjeta o la cobra en efectivo contra recibo, y la devuelve después de revisar el coche. Va de unos cientos de dinares por un coche pequeño a 2000 o 3000 TND por un todocamino reciente.",
        "Antes de reservar compruebe dos cosas: que el límite de su tarjeta alcance y que el nombre de la tarjeta sea el del conductor. Si es de débito, pregunte a la agencia, porque no todas pueden retener una suma en ella. En este sitio la fianza figura en cada resultado, y un filtro aparta los coches que piden [más de 1000 TND](/search/tunis?deposit=1000&sort=total). Fotografíe el coche por todos los lados en la recogida, con el cuentakilómetros y el nivel del depósito: nada cierra antes una discusión.",
      ],
    },
    {
      heading: "Edad, permiso y documentos",
      paragraphs: [
        `Hay que tener al menos ${MINIMUM_DRIVER_AGE} años el día de la recogida; algunos coches potentes piden 23 o 25, y uno o dos años de permiso. La edad está escrita junto al precio. Lleve el original del permiso y el pasaporte: con el documento de identidad no basta si viene de fuera. Un permiso español o latinoamericano se lee sin traducción; el que está en otro alfabeto necesita además un permiso internacional.`,
        "Si va a conducir otra persona, aunque sea una hora, tiene que figurar en el contrato. De lo contrario, el seguro puede negarse a pagar tras un accidente. Un conductor adicional cuesta unos dinares por día, o nada si la agencia lo incluye.",
      ],
    },
    {
      heading: "Lo que cubre el seguro y lo que le deja a usted",
      paragraphs: [
        "La responsabilidad civil es obligatoria en Túnez y está siempre incluida. Paga los daños a terceros, no los de su coche. Para estos, la cobertura de colisión limita su parte a la franquicia, la de robo hace lo mismo si el coche desaparece, y una opción más reduce la franquicia, a veces hasta cero. Los neumáticos, los cristales, los bajos y la pérdida de las llaves corren casi siempre por su cuenta.",
        "Un alquiler es barato de verdad si usted puede permitirse su franquicia. La mostramos junto al total, la fianza y la edad antes de reservar. Si tiene un seguro propio con la tarjeta o una póliza anual, lea si vale en Túnez: muchos se limitan a Europa. Ninguna opción está marcada de antemano.",
      ],
    },
    {
      heading: "Recoger el coche en Túnez-Cartago",
      paragraphs: [
        "El aeropuerto está a ocho kilómetros del centro. Recoger el coche al llegar le ahorra regatear con un taxi y no suele costar más que en la ciudad: [compare los dos](/search/aeroport-tunis-carthage?sort=total). La agencia le espera en el vestíbulo o en su mostrador; el lugar exacto está en la página del coche. Cuando la reserva esté confirmada, indique el número de vuelo: así se sigue el retraso y nadie se marcha con las llaves.",
        "En la devolución reserve media hora para la revisión y llene el depósito en La Marsa o en L’Aouina, no en el último momento: lo normal es devolver el coche con el nivel que tenía. Si vuela de madrugada, pregunte antes quién recibe las llaves y cómo se revisa el coche. Vale más un mensaje escrito de la agencia que una promesa por teléfono.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Cuánto cuesta alquilar un coche en la ciudad de Túnez?",
      answer:
        "Depende del mes y del tamaño. La tabla de esta página da el precio de un día en cada temporada, tomado de los coches disponibles ahora. Los más bajos son los de un coche pequeño de noviembre a marzo, por una semana o más.",
    },
    {
      question: "¿Se puede alquilar sin tarjeta de crédito?",
      answer:
        "A menudo sí: muchas agencias cobran en la recogida y aceptan la fianza en efectivo contra recibo. Las condiciones están en la página de cada coche. Si la fianza es alta, pregunte a la agencia antes de reservar.",
    },
    {
      question: "¿El kilometraje es ilimitado?",
      answer:
        "En muchos coches, sí. En los demás, los kilómetros por día figuran junto al precio. Para la capital y sus alrededores bastan; para bajar al sur, filtre por kilometraje ilimitado.",
    },
    {
      question: "¿Qué pasa si la agencia no responde?",
      answer: `Una solicitud que se paga en la agencia reserva el coche durante ${PENDING_MAX_HOURS} horas como máximo. Sin respuesta en ese plazo caduca automáticamente y usted no debe nada.`,
    },
  ],
};
