import {
  FULL_REFUND_HOURS_BEFORE_PICKUP,
  MINIMUM_DRIVER_AGE,
  SIGNED_QUOTE_MINUTES,
} from "@sayara/domain/config/businessDefaults";
import type { ArticleContent } from "../Article.ts";

export const spanish: ArticleContent = {
  title: "Alquiler de coches en Túnez: los precios en dinares",
  description:
    "Cuánto cuesta un coche de alquiler en Túnez, en dinares: precios actuales por temporada y tamaño, descuentos por duración, opciones, fianza y otros gastos previsibles.",
  lead: "Los comparadores extranjeros muestran euros y las agencias cobran dinares; entre unos y otros hay un cambio que usted no ha elegido. Esta página da los precios en dinares tunecinos, tal como los paga un conductor, de Tabarka a Tozeur. Se calculan con los coches que se ofrecen hoy.",
  pricesTitle: "Precios por temporada y tamaño en todo el país",
  pricesNote:
    "Precio de un día en dinares tunecinos, con los gastos de servicio incluidos, de todas las agencias. «Desde» es el precio más bajo encontrado; el habitual es la mediana: la mitad de los coches cuesta menos. Un alquiler largo sale más barato por día.",
  sections: [
    {
      heading: "Cómo se forma el precio de un día",
      paragraphs: [
        "Una agencia tunecina parte de un precio base, lo sustituye por uno de temporada en las épocas de más demanda y resta un descuento si el alquiler es largo. El sitio añade sus gastos de servicio y redondea hacia arriba al dinar entero. El total es la suma de esos días, y nuestro desglose los muestra línea por línea con la regla de cada uno: una semana que pasa por el 15 de junio no guarda ningún misterio.",
        "Los días se cuentan de veinticuatro en veinticuatro horas desde la recogida. Si recogió el coche a las diez, devuélvalo antes de las diez: un desayuno largo puede costar un día más.",
      ],
    },
    {
      heading: "Cuatro temporadas, tres niveles",
      paragraphs: [
        "El invierno, fuera de las fiestas, es la época de las gangas en todas partes, también en Yerba. La primavera sigue siendo moderada, con un pico en las vacaciones escolares. El verano es otra cosa: las familias y los tunecinos de fuera hacen subir todos los tamaños a la vez, y las agencias acaban pidiendo casi lo mismo. En octubre los precios bajan de golpe y el mar aún está templado; si puede elegir, elija ese mes.",
        "El lugar influye menos de lo que parece. Las grandes agencias aplican el mismo precio en todos los aeropuertos. Lo que cambia es la oferta: abundante en [Túnez-Cartago](/search/aeroport-tunis-carthage?sort=total), en [Enfida](/search/aeroport-enfidha-hammamet?sort=total) y en [Yerba](/search/aeroport-djerba-zarzis?sort=total); escasa en [Tozeur](/search/tozeur?sort=total) o en [Tabarka](/search/tabarka?sort=total), donde conviene reservar con tiempo.",
      ],
    },
    {
      heading: "Mini, midi, maxi: qué esperar",
      paragraphs: [
        "La gama [mini](/search?range=mini&sort=total) reúne los urbanos de cuatro plazas: Picanto, i10, Celerio. Es lo más barato del país y basta para dos personas por carreteras asfaltadas. La gama [midi](/search?range=midi&sort=total) va del Clio al Symbol: un maletero de verdad y un aire acondicionado que aguanta agosto, por poco más. La gama [maxi](/search?range=maxi&sort=total) agrupa todocaminos, coches de siete plazas y furgonetas; desde cinco pasajeros, el precio por persona vuelve a ser muy razonable.",
        "Los escúteres, numerosos en La Marsa y en Yerba, son una categoría aparte y no figuran en la tabla.",
      ],
    },
    {
      heading: "Lo que no entra en el precio por día",
      paragraphs: [
        "Cuatro cifras merecen atención antes que el precio. La fianza, que se retiene y se devuelve. La franquicia, es decir, lo máximo que pagaría usted en caso de daños. El combustible, que se entrega como se recibió. El kilometraje, ilimitado o con un tope diario.",
        "A eso se suma la carretera. Las autopistas A1, A3 y A4 son de peaje: unos dinares por trayecto, en efectivo. En el centro de la capital, de Susa y de Sfax hay guardacoches; tenga monedas a mano. Las multas por exceso de velocidad siguen al contrato y se le cobrarán después. Los controles son frecuentes en las carreteras principales: lleve a mano el permiso, el pasaporte y el contrato.",
      ],
    },
    {
      heading: "Pagar en dinares, en la agencia o en línea",
      paragraphs: [
        "El dinar no se compra en el extranjero ni se puede sacar del país: cambie al llegar, en el banco o en el aeropuerto, y guarde el resguardo. La mayoría de las agencias acepta tarjetas internacionales; las más pequeñas prefieren el efectivo. Su banco convierte el pago con tarjeta a su propio cambio y con sus comisiones. Si el terminal le propone cobrar en euros, rechácelo: lo acordado es la suma en dinares.",
        `Aquí el precio se muestra y se debe en dinares. El presupuesto lo garantiza durante ${SIGNED_QUOTE_MINUTES} minutos, el tiempo de rellenar sus datos, y si una tarifa cambia entretanto verá el nuevo total antes de confirmar. Si eligió la opción de cancelación, o la agencia la incluye, se reembolsa todo menos su precio hasta ${FULL_REFUND_HOURS_BEFORE_PICKUP} horas antes de la recogida.`,
      ],
    },
    {
      heading: "Condiciones: edad, permiso, seguro",
      paragraphs: [
        `La edad mínima es de ${MINIMUM_DRIVER_AGE} años, más para algunos modelos. El permiso debe estar vigente y se presenta en original, con el pasaporte; si no está en caracteres latinos, hace falta el internacional. El seguro a terceros está incluido en todos los precios, porque la ley lo exige. Las coberturas de colisión y robo, cuando no están incluidas, se añaden por días y reducen la franquicia. Lea en la página del coche lo que excluyen: casi siempre los neumáticos y el parabrisas.`,
        "En caso de golpe, rellene el parte amistoso, avise a la agencia el mismo día y no repare nada sin su acuerdo. Si hay algún herido, por leve que sea, llame a la policía o a la guardia nacional antes de mover los vehículos.",
      ],
    },
    {
      heading: "Del avión a la carretera en diez minutos",
      paragraphs: [
        "En los aeropuertos tunecinos la agencia acude a usted: alguien con su nombre en el vestíbulo, un mostrador o una cita en el aparcamiento. La página del coche dice cuál. Tenga a mano el permiso, el pasaporte, la tarjeta para la fianza y la referencia de la reserva. Den juntos la vuelta al coche, apunten cada rasguño, lean el cuentakilómetros y el nivel del depósito. Diez minutos bien empleados valen más que una semana de cartas.",
        "Devolver el coche en otra ciudad es posible con las agencias presentes en ambas: indique el lugar de devolución en la búsqueda y solo quedarán los coches que lo permiten.",
      ],
    },
  ],
  questions: [
    {
      question: "¿Cuál es el precio medio de un coche de alquiler en Túnez?",
      answer:
        "Una media mezclaría enero con agosto. Mire mejor el precio habitual de su temporada en la tabla: es la mediana de los precios de un día, gastos incluidos, en cada tamaño.",
    },
    {
      question: "¿Los precios que se muestran son definitivos?",
      answer:
        "Sí, para el alquiler y las opciones que elija: el total mostrado es el que paga. Aparte quedan la fianza, que se devuelve, el combustible que gaste y los kilómetros que pasen del tope.",
    },
    {
      question: "¿Hay descuento por un alquiler largo?",
      answer:
        "En la mayoría de las agencias, a partir de 7, 14 o 30 días. Se aplica a todos los días del alquiler y ya está restado del total que aparece para sus fechas.",
    },
    {
      question: "¿Se puede pasar a Argelia o a Libia con el coche?",
      answer:
        "No, salvo autorización escrita de la agencia. El seguro tunecino no le acompañaría al otro lado de la frontera.",
    },
    {
      question: "¿Con cuánta antelación hay que reservar?",
      answer:
        "Para julio y agosto, dos o tres meses. Para fin de año y las vacaciones de primavera, unas semanas. Fuera de temporada suele bastar la víspera.",
    },
  ],
};
